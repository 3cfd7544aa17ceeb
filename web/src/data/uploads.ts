import { paths } from '@hausblick/contract/calls.ts'
import { IDEMPOTENCY_KEY, uploadDocumentReply } from '@hausblick/contract/documents.ts'
import type { Client } from './client.ts'
import { progressCarrier } from './progressCarrier.ts'

/** What is sent of one document (specification §7). */
export interface DocumentUpload {
  readonly docName: string
  readonly file: File
  readonly userMessage: string
  /** Empty where the caller has no customer. */
  readonly customerId: string
}

interface Options {
  /** The same for every attempt to send the same document: however often it is sent, it is there once. */
  readonly key: string
  /** From 0 to 1, all bytes having left the browser. */
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/** Uploads a document; answers what the service says of it, or undefined where it says nothing. */
export async function sendDocument(
  client: Client,
  { docName, file, userMessage, customerId }: DocumentUpload,
  { key, onProgress, signal }: Options,
): Promise<string | undefined> {
  const body = new FormData()
  body.set('docName', docName)
  body.set('userMessage', userMessage)
  body.set('customerId', customerId)
  // Last, so that the service knows all the rest when the bytes begin.
  body.set('file', file)
  const { message } = await client({
    path: paths.uploadDocument,
    reply: uploadDocumentReply,
    body,
    headers: { [IDEMPOTENCY_KEY]: key },
    carrier: progressCarrier(onProgress),
    signal,
  })
  return message
}
