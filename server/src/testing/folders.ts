import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Gives a function that makes an empty folder, which is gone after the tests around it. */
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
