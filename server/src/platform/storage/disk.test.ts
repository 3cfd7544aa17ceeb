import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { listAll, newStoredFiles } from '../../testing/storage/files.ts'
import { openDisk } from './disk.ts'
import { createStorageKey } from './key.ts'

const newFolder = newFolders()
const newFile = newStoredFiles()

test('its files are for this user only', async () => {
  const folder = join(await newFolder(), 'documents')
  const storage = await openDisk(folder)
  const key = createStorageKey()
  await storage.put(key, await newFile(Buffer.from('x')))
  const place = join(folder, key.slice(0, 2), key)
  expect((await stat(place)).mode & 0o777).toBe(0o600)
  for (const above of [folder, join(folder, key.slice(0, 2))])
    expect((await stat(above)).mode & 0o777).toBe(0o700)
})

test('drafts of a dead process are never listed, and removed once they are stale', async () => {
  const folder = await newFolder()
  const unfinished = join(folder, 'unfinished')
  await mkdir(unfinished)
  for (const name of ['fresh', 'old']) await writeFile(join(unfinished, name), 'half')
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  await utimes(join(unfinished, 'old'), twoDaysAgo, twoDaysAgo)
  const storage = await openDisk(folder)
  expect(await readdir(unfinished)).toEqual(['fresh'])
  expect(await listAll(storage)).toEqual([])
})

test('leaves no drafts behind', async () => {
  const folder = await newFolder()
  const storage = await openDisk(folder)
  const file = await newFile(Buffer.from('x'))
  const key = createStorageKey()
  await storage.put(key, file)
  await expect(storage.put(key, file)).rejects.toThrow('EEXIST')
  await expect(storage.put(createStorageKey(), { ...file, size: 2 })).rejects.toThrow(
    'do not match its checksum',
  )
  await storage.check()
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

test('leaves no drafts behind when copies fail as soon as they begin', async () => {
  const folder = await newFolder()
  const storage = await openDisk(folder)
  const missing = { path: join(folder, 'missing'), size: 1, sha256: '' }
  // The fault that this shows struck about one copy in a hundred.
  for (let count = 0; count < 500; count++)
    await expect(storage.put(createStorageKey(), missing)).rejects.toThrow('ENOENT')
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

test('foreign files in its folder are ignored', async () => {
  const folder = await newFolder()
  const storage = await openDisk(folder)
  const key = createStorageKey()
  await storage.put(key, await newFile(Buffer.from('x')))
  await writeFile(join(folder, '.DS_Store'), '')
  await writeFile(join(folder, key.slice(0, 2), 'notes.txt'), '')
  expect((await listAll(storage)).map((object) => object.key)).toEqual([key])
})

test('fails without its folder instead of recreating it', async () => {
  const folder = await newFolder()
  const storage = await openDisk(folder)
  await rm(folder, { recursive: true })
  await expect(storage.check()).rejects.toThrow('ENOENT')
  await expect(storage.put(createStorageKey(), await newFile(Buffer.from('x')))).rejects.toThrow(
    'ENOENT',
  )
  expect(await stat(folder).catch(() => null)).toBeNull()
})
