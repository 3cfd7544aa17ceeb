import { IDEMPOTENCY_KEY, uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import { ask } from './ask.ts'
import type { Client } from './client.ts'
import { createProgressTransport } from './progressTransport.ts'

/** The fields of one upload (product §23). */
export interface DocumentUpload {
  readonly docName: string
  readonly file: File
  readonly userMessage: string
  /** Empty if the account has no customer; null for papers, which belong to nobody yet. */
  readonly customerId: string | null
}

interface Options {
  /** Idempotency key: the same for every attempt, so that the document is stored only once. */
  readonly key: string
  /** `fraction` runs from 0 to 1, when all bytes have left the browser. */
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/** Uploads a document; resolves to the service's message, if any. Rejects with a `ServiceError` or the abort reason. */
export async function uploadDocument(
  client: Client,
  { docName, file, userMessage, customerId }: DocumentUpload,
  { key, onProgress, signal }: Options,
): Promise<string | undefined> {
  const form = new FormData()
  form.set('docName', docName)
  form.set('userMessage', userMessage)
  if (customerId !== null) form.set('customerId', customerId)
  // Last, so that the service has all other fields before the bytes arrive.
  form.set('file', file)
  const input = { headers: { [IDEMPOTENCY_KEY]: key }, form }
  const options = { transport: createProgressTransport(onProgress), signal }
  if (customerId !== null) return (await ask(client, uploadDocumentCall, input, options)).message
  await ask(client, uploadPaperCall, input, options)
  return undefined
}
