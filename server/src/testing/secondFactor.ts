import {
  newAppReply,
  passkeyOptionsReply,
  recoveryCodesReply,
  secondFactorPaths,
  secondFactorReply,
  signInReply,
} from '@hausblick/contract/secondFactor.ts'
import { createAppCode } from '../identity/secondFactor/totp.ts'
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
  const started = await browser.post(secondFactorPaths.app, {}, await browser.headers())
  const { secret } = newAppReply.parse(started.json())
  const code = appCode({ secret }, -1)
  const confirmed = await browser.post(
    secondFactorPaths.appConfirmation,
    { code },
    await browser.headers(),
  )
  return { secret, ...recoveryCodesReply.parse(confirmed.json()) }
}

/** Signs in by password; returns the token of the pending sign-in, empty where the session was opened at once. */
export async function enterPassword(browser: Browser, email: string, password = PASSWORD) {
  const reply = await browser.signIn(email, password)
  return signInReply.parse(reply.json()).secondFactor?.pending ?? ''
}

/** Completes a sign-in by a code. */
export async function enterCode(
  browser: Browser,
  pending: string,
  code: string,
  method: 'app' | 'recoveryCode' = 'app',
) {
  return await browser.post(secondFactorPaths.signIn, { pending, method, code })
}

/** Reads the second factor of the signed-in account. */
export async function readFactor(browser: Browser) {
  const reply = await browser.open(secondFactorPaths.state, await browser.headers())
  return secondFactorReply.parse(reply.json())
}

/** Adds a passkey to the signed-in account. */
export async function addPasskey(
  browser: Browser,
  device: Authenticator,
  deviation?: Deviation,
  name = 'Mein Telefon',
) {
  const headers = await browser.headers()
  const options = await browser.post(secondFactorPaths.newPasskeyChallenge, {}, headers)
  const attestation = device.attest(passkeyOptionsReply.parse(options.json()), deviation)
  return await browser.post(secondFactorPaths.passkeys, { name, attestation }, headers)
}

/** Asks for a challenge to sign in by passkey. */
export async function startPasskeySignIn(browser: Browser) {
  const reply = await browser.post(secondFactorPaths.passkeyChallenge, {})
  return passkeyOptionsReply.parse(reply.json())
}

/** Signs in by passkey. */
export async function signInByPasskey(
  browser: Browser,
  device: Authenticator,
  deviation?: Deviation,
) {
  const assertion = device.assert(await startPasskeySignIn(browser), deviation)
  return await browser.post(secondFactorPaths.passkeySignIn, { assertion })
}
