import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { StoredFile } from '../platform/storage/storage.ts'

/** A file beyond the limit, of which no more was read. */
export class TooLarge extends Error {}

/** Streams bytes to a new file at `path`. Throws TooLarge beyond `maxBytes`. */
export async function saveStream(
  bytes: NodeJS.ReadableStream,
  path: string,
  { maxBytes, onChunk }: { readonly maxBytes: number; readonly onChunk?: () => void },
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        onChunk?.()
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
