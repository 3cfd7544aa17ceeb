import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './syncFolder.ts'

const NAME = 'store-id'

/** Reads the id of a document folder; null if it has none. */
export async function readDiskId(root: string): Promise<string | null> {
  try {
    return await readFile(join(root, NAME), 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Durably creates the id of a document folder unless it has one. */
export async function createDiskId(root: string, unfinished: string): Promise<void> {
  const draft = join(unfinished, randomUUID())
  try {
    await writeFile(draft, randomUUID(), { mode: 0o600, flush: true })
    // Link is atomic: of concurrent processes one wins, and none reads half an id.
    await link(draft, join(root, NAME)).catch((error) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  // The database is about to record the id.
  await syncFolder(root)
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
