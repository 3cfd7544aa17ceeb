import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../storage/syncFolder.ts'

/** Writes a command's output to a temporary file and renames it, so that the file is complete and durable, or absent. */
export async function writeOut(out: string, content: Readable): Promise<void> {
  const draft = `${out}.unfertig`
  let written = draft
  try {
    // It holds personal data: readable by its owner only.
    await pipeline(content, (bytes) => writeFile(draft, bytes, { mode: 0o600, flush: true }))
    await rename(draft, out)
    written = out
    await syncFolder(dirname(out))
  } catch (error) {
    await rm(written, { force: true })
    throw error
  }
}
