import type { ImapFlow } from 'imapflow'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { saveStream } from '../saveStream.ts'

/**
 * Streams an attachment to `path`. Returns null if the server no longer has it. Throws TooLarge beyond `maxBytes`.
 */
export async function saveAttachment(
  client: ImapFlow,
  { uid, part }: { readonly uid: number; readonly part: string },
  path: string,
  maxBytes: number,
): Promise<StoredFile | null> {
  const options = { uid: true, maxBytes: maxBytes + 1, decodeText: false }
  const { content } = await client.download(String(uid), part, options)
  return content ? await saveStream(content, path, { maxBytes }) : null
}
