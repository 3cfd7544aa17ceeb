import { paths } from '@hausblick/contract/calls.ts'
import { uploadDocumentReply } from '@hausblick/contract/documents.ts'
import type { Access } from '../data/access.ts'
import { logFailure } from '../data/failures.ts'
import type { UploadTexts } from './uploadTexts.ts'

/**
 * Uploads what stands in the form (specification §7) and answers with what the user reads of it.
 *
 * @param fields docName, file, userMessage
 * @throws Error whose message the user reads: what is missing in the form (§5), or why it did not work (§8)
 */
export async function uploadDocument(
  access: Access,
  texts: UploadTexts,
  fields: FormData,
): Promise<string> {
  const docName = textOf(fields, 'docName')
  const file = fields.get('file')
  if (docName === '' || !(file instanceof File) || file.name === '')
    throw new Error(texts.incomplete)
  const body = new FormData()
  body.set('docName', docName)
  body.set('userMessage', textOf(fields, 'userMessage'))
  body.set('customerId', access.customerId ?? '')
  // Last, so that the service knows all the rest when the bytes begin.
  body.set('file', file)
  try {
    const { path, reply } = { path: paths.uploadDocument, reply: uploadDocumentReply }
    const { message } = await access.client({ path, reply, body })
    return message || texts.uploaded
  } catch (error) {
    logFailure(error)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(texts.failed + reason, { cause: error })
  }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
