import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { rawPdf, stream } from '../texts/pdfs.ts'

const MAX_BYTES = 300_000
const AGAIN_AFTER_MS = 100

/** An upload with an idempotency key of its own, so that it can be retried. */
export interface Upload {
  readonly key: string
  readonly bytes: Buffer
  readonly sha256: string
}

/** Creates an upload of a PDF with random bytes, of a random length unless it is given. */
export function newUpload(length = randomInt(MAX_BYTES)): Upload {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    stream('', randomBytes(length)),
  ])
  return { key: randomUUID(), bytes, sha256: sha256(bytes) }
}

/** Sends an upload and resolves to the acknowledged file name; rejects if it is not acknowledged. */
export async function sendUpload(
  url: string,
  headers: Record<string, string>,
  upload: Upload,
  docName = 'Brief',
): Promise<string> {
  const body = new FormData()
  body.set('docName', docName)
  body.set('file', new Blob([Buffer.from(upload.bytes)]), 'brief.pdf')
  const reply = await fetch(url + uploadDocumentCall.path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': upload.key },
    body,
  })
  if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
  return uploadDocumentCall.reply.parse(await reply.json()).name ?? ''
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Retries a request while the service sheds load (503). */
export async function retryWhileBusy(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const reply = await ask()
    if (reply.status !== 503) return reply
    await setTimeout(AGAIN_AFTER_MS)
  }
}
