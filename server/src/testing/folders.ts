import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Returns a function that creates an empty folder, removed after the surrounding tests. */
export function newFolders(): () => Promise<string> {
  const folders: string[] = []
  afterAll(() =>
    Promise.all(
      folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })),
    ),
  )
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hausblick-test-'))
    folders.push(folder)
    return folder
  }
}
