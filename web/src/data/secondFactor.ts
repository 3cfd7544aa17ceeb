import { fillPath } from '@hausblick/contract/fillPath.ts'
import {
  type NewApp,
  newAppReply,
  passkeyOptionsReply,
  recoveryCodesReply,
  secondFactorPaths,
  secondFactorReply,
} from '@hausblick/contract/secondFactor.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads the second factor of the account. */
export function secondFactorQuery(client: Client) {
  return queryOptions({
    queryKey: [secondFactorPaths.state],
    queryFn: ({ signal }) =>
      client({ path: secondFactorPaths.state, reply: secondFactorReply, signal }),
  })
}

/** Starts setting up an authenticator app. */
export async function startApp(client: Client): Promise<NewApp> {
  return await client({ path: secondFactorPaths.app, body: {}, reply: newAppReply })
}

/** Completes setting up the app; resolves to the recovery codes that come with the first factor. */
export async function confirmApp(client: Client, code: string): Promise<readonly string[]> {
  const path = secondFactorPaths.appConfirmation
  return (await client({ path, body: { code }, reply: recoveryCodesReply })).recoveryCodes
}

export async function removeApp(client: Client): Promise<void> {
  await client({ path: secondFactorPaths.app, method: 'DELETE', reply: nothing })
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(client: Client): Promise<readonly string[]> {
  const path = secondFactorPaths.recoveryCodes
  return (await client({ path, body: {}, reply: recoveryCodesReply })).recoveryCodes
}

/**
 * Adds a passkey; resolves to the recovery codes that come with the first factor.
 *
 * @param make has the browser make it
 */
export async function addPasskey(
  client: Client,
  name: string,
  make: (options: unknown) => Promise<unknown>,
): Promise<readonly string[]> {
  const options = await client({
    path: secondFactorPaths.newPasskeyChallenge,
    body: {},
    reply: passkeyOptionsReply,
  })
  const body = { name, attestation: await make(options) }
  const { passkeys: path } = secondFactorPaths
  return (await client({ path, body, reply: recoveryCodesReply })).recoveryCodes
}

export async function renamePasskey(client: Client, id: string, name: string): Promise<void> {
  const path = fillPath(secondFactorPaths.passkey, { id })
  await client({ path, body: { name }, reply: nothing })
}

export async function removePasskey(client: Client, id: string): Promise<void> {
  const path = fillPath(secondFactorPaths.passkey, { id })
  await client({ path, method: 'DELETE', reply: nothing })
}
