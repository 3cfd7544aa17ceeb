import { rename, rm, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a command's output to a temporary file and renames it, so that the file is complete or absent. */
export async function writeOut(out: string, content: Readable): Promise<void> {
  const draft = `${out}.unfertig`
  try {
    // It holds personal data: readable by its owner only.
    await pipeline(content, (bytes) => writeFile(draft, bytes, { mode: 0o600, flush: true }))
    await rename(draft, out)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
