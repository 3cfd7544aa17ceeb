import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { confirmSignInCall } from '@hausblick/contract/calls/pendingSignIn.ts'
import {
  addPasskeyCall,
  confirmAppCall,
  passkeySignInCall,
  readSecondFactorCall,
  renewRecoveryCodesCall,
  startAppCall,
  startPasskeyCall,
  startPasskeySignInCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { createAppCode } from '../people/identity/secondFactor/totp.ts'
import type { Authenticator, Deviation } from './authenticator.ts'
import { type Browser, PASSWORD } from './browser.ts'

const STEP_MS = 30_000

/** An authenticator app that has been set up, and the account's recovery codes. */
export interface TestFactor {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Returns what the app shows, by a clock that is so many steps of 30 seconds ahead. */
export function appCode({ secret }: Pick<TestFactor, 'secret'>, steps = 0): string {
  return createAppCode(secret, new Date(Date.now() + steps * STEP_MS))
}

/** Sets up an authenticator app for the signed-in account, whose clock is one step behind, so that the current code is unused. */
export async function setUpApp(browser: Browser): Promise<TestFactor> {
  const started = await browser.post(startAppCall.path, {}, await browser.headers())
  const { secret } = startAppCall.reply.parse(started.json())
  const headers = await browser.headers()
  const confirm = () =>
    browser.post(confirmAppCall.path, { code: appCode({ secret }, -1) }, headers)
  const first = await confirm()
  // The step may end before the code arrives.
  const confirmed = first.statusCode === 200 ? first : await confirm()
  return { secret, ...renewRecoveryCodesCall.reply.parse(confirmed.json()) }
}

/** Signs in by password; returns the token of the pending sign-in, empty where the session was opened at once. */
export async function enterPassword(browser: Browser, email: string, password = PASSWORD) {
  const reply = await browser.signIn(email, password)
  return signInCall.reply.parse(reply.json()).secondFactor?.pending ?? ''
}

/** Completes a sign-in by a code. */
export async function enterCode(
  browser: Browser,
  pending: string,
  code: string,
  method: 'app' | 'recoveryCode' = 'app',
) {
  return await browser.post(confirmSignInCall.path, { pending, method, code })
}

/** Reads the second factor of the signed-in account. */
export async function readFactor(browser: Browser) {
  const reply = await browser.open(readSecondFactorCall.path, await browser.headers())
  return readSecondFactorCall.reply.parse(reply.json())
}

/** Adds a passkey to the signed-in account. */
export async function addPasskey(
  browser: Browser,
  device: Authenticator,
  deviation?: Deviation,
  name = 'Mein Telefon',
) {
  const headers = await browser.headers()
  const options = await browser.post(startPasskeyCall.path, {}, headers)
  const attestation = device.attest(startPasskeyCall.reply.parse(options.json()), deviation)
  return await browser.post(addPasskeyCall.path, { name, attestation }, headers)
}

/** Requests a challenge to sign in by passkey. */
export async function startPasskeySignIn(browser: Browser) {
  const reply = await browser.post(startPasskeySignInCall.path, {})
  return startPasskeyCall.reply.parse(reply.json())
}

/** Signs in by passkey. */
export async function signInByPasskey(
  browser: Browser,
  device: Authenticator,
  deviation?: Deviation,
) {
  const assertion = device.assert(await startPasskeySignIn(browser), deviation)
  return await browser.post(passkeySignInCall.path, { assertion })
}
