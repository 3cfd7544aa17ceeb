import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newKeyServer } from '../../../testing/firebase/keyServer.ts'
import { claims, newSigningKey, PROJECT } from '../../../testing/firebase/tokens.ts'
import { openFirebaseIdentity } from './firebase.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

const server = newKeyServer()
const [first, second] = await Promise.all([newSigningKey('first'), newSigningKey('second')])
let verify: ReturnType<typeof openFirebaseIdentity>['verify']

/** Counts the requests for keys while a function runs. */
async function asked(run: () => Promise<unknown>): Promise<number> {
  const before = server.asked
  await run()
  return server.asked - before
}

const pass = async (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
const present = async (key = first) => await verify(await key.sign(claims()))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server.publish([first.publicKey])
  verify = openFirebaseIdentity({ projectId: PROJECT, emulatorHost: null }, server.url).verify
})
afterEach(() => {
  vi.useRealTimers()
})

test('are fetched once, even by concurrent requests', async () => {
  expect(await asked(() => Promise.all(Array.from({ length: 20 }, () => present())))).toBe(1)
  expect(await asked(present)).toBe(0)
})

test.each([
  ['public, max-age=7200', undefined, 2],
  ['public, max-age=10800, must-revalidate', '3600', 2],
  ['Max-Age=7200', undefined, 2],
])('with %s and an age of %s are fresh for %i hours', async (cacheControl, age, hours) => {
  server.publish([first.publicKey], { 'cache-control': cacheControl, ...(age && { age }) })
  await present()
  await pass(hours * HOUR - SECOND)
  expect(await asked(present)).toBe(0)
  await pass(SECOND)
  expect(await asked(present)).toBe(1)
})

test('are fetched again when the clock has been set back', async () => {
  server.publish([first.publicKey], { 'cache-control': 'max-age=7200' })
  await pass(24 * HOUR)
  await present()
  await pass(-24 * HOUR)
  expect(await asked(present)).toBe(1)
  expect(await asked(present)).toBe(0)
})

test('are fetched again when a token names a new one', async () => {
  await present()
  server.publish([first.publicKey, second.publicKey])
  await pass(31 * SECOND)
  expect(await asked(() => present(second))).toBe(1)
  expect(await asked(() => present(first))).toBe(0)
})

test('are no longer accepted once withdrawn', async () => {
  await present()
  server.publish([second.publicKey])
  await pass(HOUR)
  await expect(present(first)).rejects.toMatchObject({ statusCode: 401 })
  expect(await present(second)).toMatchObject({ subject: 'konto-1' })
})

test('are not fetched again for every made-up key id', async () => {
  await present()
  const refused = () => expect(present(second)).rejects.toMatchObject({ statusCode: 401 })
  expect(await asked(() => Promise.all([refused(), refused(), refused()]))).toBe(0)
})

test.each([
  ['fails', { status: 500, headers: {}, body: '' }],
  ['redirects', { status: 302, headers: { location: 'https://boese.example' }, body: '' }],
  ['replies without JSON', { status: 200, headers: {}, body: '<html>' }],
  ['replies without keys', { status: 200, headers: {}, body: '{}' }],
])('cause a 503 while the provider %s', async (_title, answer) => {
  server.answer(answer)
  await expect(present()).rejects.toMatchObject({
    statusCode: 503,
    message:
      'Ihre Anmeldung kann gerade nicht geprüft werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  })
  server.publish([first.publicKey])
  expect(await present()).toMatchObject({ subject: 'konto-1' })
})

test('cause a 503 while the provider is unreachable', async () => {
  const nowhere = new URL(server.url)
  nowhere.port = '1'
  verify = openFirebaseIdentity({ projectId: PROJECT, emulatorHost: null }, nowhere).verify
  await expect(present()).rejects.toMatchObject({ statusCode: 503 })
})
