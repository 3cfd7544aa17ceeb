import { open } from 'node:fs/promises'

/** Makes the names in a folder survive a power failure, as new or renamed files need besides their own sync. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders as files, and persists names by itself.
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}
