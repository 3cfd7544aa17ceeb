import { readInvitation } from '@hausblick/contract/addresses.ts'
import { readTokenCall, signUpCall } from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { request } from '@playwright/test'
import type { Service } from '../../e2e/service.ts'

/** Creates a signed-in account by an invitation's link; returns its cookies and the headers of its calls. */
export async function signUp({ url }: Service, link: string, email: string) {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  try {
    const invitation = readInvitation(new URL(link).search)
    const account = { email, password: 'ein langes Passwort', ...invitation }
    const options = { failOnStatusCode: true }
    await api.post(signUpCall.path, { data: account, ...options })
    const { session } = await (await api.get(readTokenCall.path, options)).json()
    const headers = { authorization: `Bearer ${session.token}` }
    await api.post(redeemInvitationCall.path, { data: invitation, headers, ...options })
    return { storageState: await api.storageState(), headers }
  } finally {
    await api.dispose()
  }
}
