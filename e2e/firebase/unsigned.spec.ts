import { newEmail } from '../account.ts'
import { startService } from '../service.ts'
import { expect, test } from '../test.ts'
import { makeAccount, settings } from './emulator.ts'

const { FIREBASE_AUTH_EMULATOR_HOST, ...withoutEmulator } = settings

test.use({ settings: withoutEmulator })

test('a service without the emulator refuses its unsigned tokens', async ({ service }) => {
  const headers = {
    authorization: `Bearer ${await makeAccount(newEmail(), 'ein langes Passwort')}`,
  }
  const reply = await fetch(`${service.url}/api/me`, { headers })
  expect(reply.status).toBe(401)
})

test('a service without the emulator lets its pages call Google only', async ({ service }) => {
  const { headers } = await fetch(`${service.url}/login`)
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
})

test('no service accepts an emulator in production', async () => {
  await expect(startService({ ...settings, NODE_ENV: 'production' })).rejects.toThrow(
    `FIREBASE_AUTH_EMULATOR_HOST ist "${FIREBASE_AUTH_EMULATOR_HOST}"; erwartet wird: nichts, weil NODE_ENV=production ist`,
  )
})

test('no service accepts an emulator for a project that could be real', async () => {
  await expect(startService({ ...settings, FIREBASE_PROJECT_ID: 'hausblick' })).rejects.toThrow(
    'FIREBASE_PROJECT_ID ist "hausblick"; erwartet wird: eine Kennung, die mit demo- beginnt',
  )
})
