import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { ImapFlow } from 'imapflow'
import type { StoredFile } from '../../platform/storage/storage.ts'

/** An attachment beyond the limit, of which no more was read. */
export class TooLarge extends Error {}

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
  if (!content) return null
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > maxBytes) throw new TooLarge()
        hash.update(chunk)
        yield chunk
      }
    },
    (chunks) => writeFile(path, chunks, { flag: 'wx', mode: 0o600 }),
  )
  return { path, size, sha256: hash.digest('hex') }
}
