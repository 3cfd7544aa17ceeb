import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives an empty folder, which is gone when `use` is done with it. */
export async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-bench-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
