import { fillPath } from '@hausblick/contract/fillPath.ts'
import { identityPaths, sessionsReply } from '@hausblick/contract/identity.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads the account's sessions, this device's first. */
export function sessionsQuery(client: Client) {
  return queryOptions({
    queryKey: [identityPaths.sessions],
    queryFn: ({ signal }) => client({ path: identityPaths.sessions, reply: sessionsReply, signal }),
  })
}

export async function endSession(client: Client, id: string): Promise<void> {
  const path = fillPath(identityPaths.session, { id })
  await client({ path, method: 'DELETE', reply: nothing })
}

/** Ends all of the account's sessions except this one. */
export async function endOtherSessions(client: Client): Promise<void> {
  await client({ path: identityPaths.sessions, method: 'DELETE', reply: nothing })
}

/** Changes the password and ends all other sessions. Rejects with a `ServiceError` if the current one is wrong. */
export async function changePassword(
  client: Client,
  passwords: { readonly current: string; readonly password: string },
): Promise<void> {
  await client({ path: identityPaths.password, body: passwords, reply: nothing })
}
