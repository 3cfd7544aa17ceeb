import { readInvitation } from '@hausblick/contract/addresses.ts'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readTokenCall, signUpCall } from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'

export const SERVICE = 'http://127.0.0.1:3000'

/** Signs up by an invitation's link, by default with the address that it names. Returns how the account asks. */
export async function signUp(invitationLink: string, url = SERVICE, address?: string) {
  const link = new URL(invitationLink.trim())
  const email = address ?? link.searchParams.get('cid') ?? ''
  const invitation = readInvitation(link.search)
  const json = { origin: link.origin, 'content-type': 'application/json' }
  const signedUp = await post(url + signUpCall.path, json, {
    ...{ email, password: 'ein langes Passwort', ...invitation },
  })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const asked = await fetch(url + readTokenCall.path, { headers: { cookie } })
  const { session } = await asked.json()
  const authorization = `Bearer ${session.token}`
  await post(url + redeemInvitationCall.path, { ...json, authorization }, { ...invitation })
  return { cookie, headers: { authorization } }
}

/** Uploads a file for the demo customer. Returns the reply, with its status first. */
export async function upload(
  headers: { readonly authorization: string },
  name: string,
  [fileName, bytes]: readonly [string, Uint8Array],
): Promise<string> {
  const body = new FormData()
  body.set('docName', name)
  body.set('customerId', 'DEMO')
  body.set('file', new Blob([new Uint8Array(bytes)]), fileName)
  const sent = await fetch(SERVICE + uploadDocumentCall.path, { method: 'POST', headers, body })
  return `${sent.status} ${await sent.text()}`
}

async function post(url: string, headers: Record<string, string>, body: object) {
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
  return reply
}
