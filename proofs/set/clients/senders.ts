import { randomInt, randomUUID } from 'node:crypto'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { newUpload, type Upload } from '@hausblick/server/src/testing/documents/sending.ts'
import type { Client } from './client.ts'

const PAUSE_MS = 600
/** One of so many uploads is sent again although it was acknowledged, as by a client that missed the answer. */
const AGAIN = 4

/** An upload and the remark that names it in mails. */
export interface SentUpload extends Upload {
  readonly customerId: string
  readonly remark: string
}

/** Sends documents, each until it is acknowledged, and tells of every one that was. */
export async function sendDocuments(
  client: Client,
  customerId: string,
  headers: { readonly authorization: string },
  onAcknowledged: (upload: SentUpload) => void,
): Promise<void> {
  while (!client.isStopped) {
    const upload = { ...newUpload(), customerId, remark: `Vermerk ${randomUUID()}` }
    if (await send(client, headers, upload)) {
      onAcknowledged(upload)
      if (randomInt(AGAIN) === 0) await send(client, headers, upload)
    }
    await client.pause(PAUSE_MS)
  }
}

/** Returns whether the service has acknowledged the upload. */
async function send(
  client: Client,
  headers: { readonly authorization: string },
  { key, bytes, remark }: SentUpload,
): Promise<boolean> {
  const form = new FormData()
  form.set('docName', 'Brief')
  form.set('userMessage', remark)
  form.set('file', new Blob([Buffer.from(bytes)]), 'brief.pdf')
  const encoded = new Response(form)
  const answer = await client.insist({
    method: 'POST',
    path: uploadDocumentCall.path,
    headers: {
      ...headers,
      'idempotency-key': key,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
  if (answer === null) return false
  return uploadDocumentCall.reply.parse(JSON.parse(answer.body.toString())).name !== undefined
}
