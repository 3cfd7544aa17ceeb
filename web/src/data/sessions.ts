import { identityPaths, sessionsReply } from '@hausblick/contract/identity.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** The devices on which the account is signed in, this one first. */
export function sessionsQuery(client: Client) {
  return queryOptions({
    queryKey: [identityPaths.sessions],
    queryFn: ({ signal }) => client({ path: identityPaths.sessions, reply: sessionsReply, signal }),
  })
}

export async function endSession(client: Client, id: string): Promise<void> {
  const path = `${identityPaths.sessions}/${encodeURIComponent(id)}`
  await client({ path, method: 'DELETE', reply: nothing })
}

/** Ends all sessions of the account but this one. */
export async function endOtherSessions(client: Client): Promise<void> {
  await client({ path: identityPaths.sessions, method: 'DELETE', reply: nothing })
}

/** Changes the password, for whoever knows the current one; all other sessions end. */
export async function changePassword(
  client: Client,
  passwords: { readonly current: string; readonly password: string },
): Promise<void> {
  await client({ path: identityPaths.password, body: passwords, reply: nothing })
}
