import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Calls `use` with an empty folder that is removed afterwards. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-bench-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
