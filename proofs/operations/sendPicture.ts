/**
 * Signs up by the link on standard input and uploads a picture, which a confined reader with native code redraws. Prints
 * the reply. Run on the machine of install.check.ts, past the proxy.
 */

import { text } from 'node:stream/consumers'
import { readInvitation } from '@hausblick/contract/addresses.ts'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readTokenCall, signUpCall } from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import sharp from 'sharp'

const SERVICE = 'http://127.0.0.1:3000'

const link = new URL((await text(process.stdin)).trim())
const email = link.searchParams.get('cid') ?? ''
const invitation = readInvitation(link.search)
const json = { origin: link.origin, 'content-type': 'application/json' }

const signedUp = await post(signUpCall.path, json, {
  ...{ email, password: 'ein langes Passwort', ...invitation },
})
const cookie = signedUp.headers
  .getSetCookie()
  .map((each) => each.split(';')[0])
  .join('; ')
const asked = await fetch(SERVICE + readTokenCall.path, { headers: { cookie } })
const { session } = await asked.json()
const authorization = `Bearer ${session.token}`
await post(redeemInvitationCall.path, { ...json, authorization }, { ...invitation })

const create = { width: 300, height: 200, channels: 3, background: 'white' } as const
const picture = await sharp({ create }).jpeg().toBuffer()
const form = new FormData()
form.set('docName', 'Foto')
form.set('customerId', 'DEMO')
form.set('file', new Blob([new Uint8Array(picture)]), 'foto.jpg')
const headers = { authorization }
const sent = await fetch(SERVICE + uploadDocumentCall.path, { method: 'POST', headers, body: form })
process.stdout.write(`uploaded: ${sent.status} ${await sent.text()}\n`)

async function post(path: string, headers: Record<string, string>, body: object) {
  const reply = await fetch(SERVICE + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply
}
