import type { Page, Route } from '@playwright/test'
import { createAppCode } from '../../server/src/people/identity/secondFactor/totp.ts'
import { writeUnsignedToken } from '../../server/src/testing/firebase/tokens.ts'
import { expect } from '../test.ts'

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
if (!host) throw new Error('These tests need the emulator: npm run test:firebase')

const project = 'demo-hausblick'
const apiKey = 'the-emulator-takes-any'

/** Environment of a service that uses the emulator. */
export const settings = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: apiKey,
  FIREBASE_AUTH_EMULATOR_HOST: host,
}

/** Requests to the emulator, which are expected here. */
export const calls = `left the service: http://${host}/`

/** Creates an account directly at the provider, as anyone can. Returns its identity token. */
export async function makeAccount(email: string, password: string): Promise<string> {
  const reply = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const { idToken }: { idToken: string } = await reply.json()
  return idToken
}

/** What the provider answers a sign-in with. */
interface SignedIn {
  readonly idToken: string
  readonly refreshToken: string
}

/** Signs in directly at the provider. */
async function signInThere(email: string, password: string): Promise<SignedIn> {
  const reply = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  return await reply.json()
}

/** Adds a telephone to an account as its second factor, as the project's owner. */
export async function addTelephone(idToken: string): Promise<void> {
  const { sub: localId } = readClaims(idToken)
  const enrollments = [{ mfaEnrollmentId: 'telefon', phoneInfo: '+4922155501420' }]
  await asOwner('accounts:update', { localId, mfa: { enrollments } })
}

/**
 * Stands in for what the emulator lacks, authenticator apps, with the provider's own requests and replies: a sign-in awaits the
 * app's code once `secret` has been set up, or is given.
 */
export async function fakeApps(page: Page, email: string, password: string, given?: string) {
  let secret = given
  const own = `http://${host}/identitytoolkit.googleapis.com`
  const confirm = async (route: Route, code: string) => {
    // The step may end while the code is on its way.
    const steps = [0, 30_000].map((ms) => new Date(Date.now() - ms))
    const accepted = steps.map((at) => (secret === undefined ? null : createAppCode(secret, at)))
    if (!accepted.includes(code))
      return await route.fulfill({ status: 400, json: { error: { message: 'INVALID_CODE' } } })
    const { idToken, refreshToken } = await signInThere(email, password)
    await route.fulfill({ json: { idToken: confirmByApp(idToken), refreshToken } })
  }
  if (given !== undefined)
    await page.route(`${own}/v1/accounts:signInWithPassword?*`, (route) =>
      route.fulfill({
        json: {
          mfaPendingCredential: 'wartet',
          mfaInfo: [{ mfaEnrollmentId: 'app', displayName: 'App', totpInfo: {} }],
        },
      }),
    )
  await page.route(`${own}/v2/accounts/mfaSignIn:finalize?*`, async (route) => {
    const { totpVerificationInfo, mfaPendingCredential } = route.request().postDataJSON()
    expect(mfaPendingCredential).toBe('wartet')
    await confirm(route, totpVerificationInfo.verificationCode)
  })
  await page.route(`${own}/v2/accounts/mfaEnrollment:start?*`, async (route) => {
    secret = 'JBSWY3DPEHPK3PXP'
    const totpSessionInfo = {
      sharedSecretKey: secret,
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: 'beginnt',
      finalizeEnrollmentTime: new Date(Date.now() + 60_000).toISOString(),
    }
    await route.fulfill({ json: { totpSessionInfo } })
  })
  await page.route(`${own}/v2/accounts/mfaEnrollment:finalize?*`, async (route) => {
    const { totpVerificationInfo } = route.request().postDataJSON()
    await confirm(route, totpVerificationInfo.verificationCode)
  })
}

/** Returns a token as the provider issues it after the code of an app. */
function confirmByApp(idToken: string): string {
  const claims = readClaims(idToken)
  const firebase = { ...claims.firebase, sign_in_second_factor: 'totp' }
  return writeUnsignedToken({ ...claims, firebase })
}

function readClaims(token: string): { readonly sub: string; readonly firebase: object } {
  const [, claims = ''] = token.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** Deletes an account as the project's owner. */
export async function deleteAccount(email: string): Promise<void> {
  const { users }: { users: { localId: string }[] } = await asOwner('accounts:lookup', {
    email: [email],
  })
  for (const { localId } of users) await asOwner('accounts:delete', { localId })
}

async function asOwner(call: string, body: object) {
  const reply = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/${call}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  )
  return await reply.json()
}

/** Returns the codes of the mails to an address, which the emulator keeps instead of sending. */
export async function sentCodes(email: string): Promise<string[]> {
  const reply = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes }: { oobCodes: { email: string; oobCode: string }[] } = await reply.json()
  return oobCodes.filter((sent) => sent.email === email).map(({ oobCode }) => oobCode)
}
