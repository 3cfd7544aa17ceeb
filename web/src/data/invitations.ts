import { fillPath } from '@hausblick/contract/fillPath.ts'
import { openInvitationsReply, signUpLinkReply } from '@hausblick/contract/invitations.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads the latest unused invitations. */
export function openInvitationsQuery(client: Client, limit: number) {
  return queryOptions({
    queryKey: [settingsPaths.invitations, limit],
    queryFn: ({ signal }) =>
      client({
        path: settingsPaths.invitations,
        query: { limit: String(limit) },
        reply: openInvitationsReply,
        signal,
      }),
  })
}

/** Creates a customer; resolves to their sign-up link. */
export async function createCustomer(
  client: Client,
  customer: { readonly customerId: string; readonly name: string },
): Promise<string> {
  const path = settingsPaths.createCustomer
  return (await client({ path, body: { ...customer }, reply: signUpLinkReply })).signUpLink
}

/** Creates another invitation for an existing customer; resolves to the sign-up link. */
export async function inviteAccount(client: Client, customerId: string): Promise<string> {
  const path = settingsPaths.invitations
  return (await client({ path, body: { customerId }, reply: signUpLinkReply })).signUpLink
}

/** Replaces an invitation; resolves to the new sign-up link. */
export async function renewInvitation(client: Client, id: string): Promise<string> {
  const path = fillPath(settingsPaths.invitationRenewal, { id })
  return (await client({ path, method: 'POST', reply: signUpLinkReply })).signUpLink
}

export async function withdrawInvitation(client: Client, id: string): Promise<void> {
  await client({
    path: fillPath(settingsPaths.invitation, { id }),
    method: 'DELETE',
    reply: nothing,
  })
}
