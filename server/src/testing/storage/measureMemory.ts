/** A program that stores and reads files, and prints how much more memory a large one takes than a small one. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '../../platform/config/config.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { openStorage } from '../../platform/storage/open.ts'

const MEGABYTE = 1024 * 1024
const LARGE = 320

const storage = await openStorage(readConfig().documents)
const folder = await mkdtemp(join(tmpdir(), 'hausblick-test-'))

/** Stores a file and reads it back; returns the megabytes read. */
async function storeAndRead(megabytes: number): Promise<number> {
  const path = join(folder, String(megabytes))
  const block = Buffer.alloc(MEGABYTE, 'Hausblick')
  const hash = createHash('sha256')
  const blocks = Array.from({ length: megabytes }, () => block)
  for (const each of blocks) hash.update(each)
  await pipeline(Readable.from(blocks), createWriteStream(path))
  const key = createStorageKey()
  await storage.put(key, { path, size: megabytes * MEGABYTE, sha256: hash.digest('hex') })
  let read = 0
  for await (const chunk of await storage.read(key)) read += chunk.length
  await storage.delete(key)
  return read / MEGABYTE
}

try {
  await storeAndRead(1)
  const before = process.resourceUsage().maxRSS
  const megabytes = await storeAndRead(LARGE)
  const moreMegabytes = (process.resourceUsage().maxRSS - before) / 1024
  process.stdout.write(JSON.stringify({ megabytes, moreMegabytes }))
} finally {
  await storage.close()
  await rm(folder, { recursive: true })
}
