import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { listAll, newStoredFiles } from '../../testing/storage/files.ts'
import { onEachStorage } from '../../testing/storages.ts'
import { createStorageKey } from './key.ts'
import { NothingStored, type StoredFile } from './storage.ts'

/** By how much a remote store's clock may differ from ours. */
const CLOCKS_DIFFER_MS = 60_000

onEachStorage('storage', (newStorage, newSettings) => {
  const newFile = newStoredFiles()

  test('returns what was stored, whole and in ranges', async () => {
    const storage = await newStorage()
    const bytes = randomBytes(300_000)
    const key = createStorageKey()
    await storage.put(key, await newFile(bytes))
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [0, 299_999],
      [65_535, 65_536],
      [299_999, 299_999],
    ] as const) {
      const part = await buffer(await storage.read(key, { start, end }))
      expect(part.equals(bytes.subarray(start, end + 1))).toBe(true)
    }
  })

  test('stores an empty file', async () => {
    const storage = await newStorage()
    const key = createStorageKey()
    await storage.put(key, await newFile(Buffer.alloc(0)))
    expect(await buffer(await storage.read(key))).toHaveLength(0)
    expect(await listAll(storage)).toMatchObject([{ key, size: 0 }])
  })

  test('lists keys, sizes and times', async () => {
    const storage = await newStorage()
    expect(await listAll(storage)).toEqual([])
    const before = Date.now()
    const keys = Array.from({ length: 12 }, createStorageKey)
    for (const [index, key] of keys.entries())
      await storage.put(key, await newFile(Buffer.alloc(index + 1)))
    const found = await listAll(storage)
    expect(found.map(({ key, size }) => [key, size]).toSorted()).toEqual(
      keys.map((key, index) => [key, index + 1]).toSorted(),
    )
    const after = Date.now()
    for (const { storedAt } of found) {
      expect(storedAt.getTime()).toBeGreaterThan(before - CLOCKS_DIFFER_MS)
      expect(storedAt.getTime()).toBeLessThan(after + CLOCKS_DIFFER_MS)
    }
  })

  test('detects replaced bytes', async () => {
    const storage = await newStorage()
    const key = createStorageKey()
    await storage.put(key, await newFile(Buffer.from('one')))
    const version = await storage.version(key)
    expect(await storage.version(key)).toBe(version)
    await storage.delete(key)
    await storage.put(key, await newFile(Buffer.from('two')))
    expect(await storage.version(key)).not.toBe(version)
  })

  test('keeps a name, if there is one, until its file is deleted', async () => {
    const storage = await newStorage()
    const name = 'readv_K-1_Ährenweg 3_20250102_Übergabe_Schlüssel 🗝.pdf'
    const [named, nameless] = [createStorageKey(), createStorageKey()]
    await storage.put(named, { ...(await newFile(Buffer.from('one'))), name })
    await storage.put(nameless, await newFile(Buffer.from('two')))
    expect(await storage.name(named)).toBe(name)
    expect(await storage.name(nameless)).toBeNull()
    expect((await listAll(storage)).map(({ key }) => key).toSorted()).toEqual(
      [named, nameless].toSorted(),
    )
    await storage.delete(named)
    await storage.put(named, await newFile(Buffer.from('three')))
    expect(await storage.name(named)).toBeNull()
  })

  test('reports a missing key', async () => {
    const storage = await newStorage()
    const key = createStorageKey()
    await expect(storage.read(key)).rejects.toThrow(NothingStored)
    await expect(storage.version(key)).rejects.toThrow(NothingStored)
    await expect(storage.read(key, { start: 0, end: 0 })).rejects.toThrow(NothingStored)
  })

  test('deletes, also twice', async () => {
    const storage = await newStorage()
    const [kept, gone] = [createStorageKey(), createStorageKey()]
    for (const key of [kept, gone]) await storage.put(key, await newFile(Buffer.from(key)))
    await storage.delete(gone)
    await storage.delete(gone)
    await expect(storage.read(gone)).rejects.toThrow(NothingStored)
    expect((await listAll(storage)).map(({ key }) => key)).toEqual([kept])
  })

  test('overwrites nothing', async () => {
    const storage = await newStorage()
    const key = createStorageKey()
    await storage.put(key, await newFile(Buffer.from('first')))
    await expect(storage.put(key, await newFile(Buffer.from('other')))).rejects.toThrow()
    expect(String(await buffer(await storage.read(key)))).toBe('first')
  })

  test('rejects bytes that differ from their checksum, and stores nothing', async () => {
    const storage = await newStorage()
    const file = await newFile(randomBytes(200_000))
    const other = await newFile(randomBytes(200_000))
    const faulty: StoredFile[] = [
      { ...file, sha256: other.sha256 },
      { ...file, size: file.size + 1 },
      { ...file, size: file.size - 1 },
      { ...file, path: `${file.path}-gone` },
    ]
    for (const wrong of faulty) {
      const key = createStorageKey()
      await expect(storage.put(key, wrong)).rejects.toThrow(file.path)
      await expect(storage.read(key)).rejects.toThrow(NothingStored)
    }
    expect(await listAll(storage)).toEqual([])
  })

  test('accepts no keys but its own', async () => {
    const storage = await newStorage()
    const file = await newFile(Buffer.from('x'))
    for (const key of ['', '../../etc/passwd', 'K-1', `x${createStorageKey()}`]) {
      await expect(storage.put(key, file)).rejects.toThrow('not a key')
      await expect(storage.read(key)).rejects.toThrow('not a key')
      await expect(storage.delete(key)).rejects.toThrow('not a key')
    }
  })

  test('stores many at once', async () => {
    const storage = await newStorage()
    const files = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const bytes = randomBytes(50_000)
        return { key: createStorageKey(), bytes, file: await newFile(bytes) }
      }),
    )
    await Promise.all(files.map(({ key, file }) => storage.put(key, file)))
    for (const { key, bytes } of files)
      expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    expect(await listAll(storage)).toHaveLength(40)
  })

  test('releases its resources when a reader stops', async () => {
    const storage = await newStorage()
    const key = createStorageKey()
    await storage.put(key, await newFile(randomBytes(1_000_000)))
    for (let reader = 0; reader < 60; reader += 1) {
      const bytes = await storage.read(key)
      bytes.destroy()
    }
    expect(await buffer(await storage.read(key))).toHaveLength(1_000_000)
  })

  test('streams a large file in little memory', async () => {
    const env = { SECRET: 'x'.repeat(32), ...(await newSettings()) }
    const passing = join(import.meta.dirname, '../../testing/storage/measureMemory.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [passing], { env, cwd: '/' })
    const { megabytes, moreMegabytes } = JSON.parse(stdout)
    expect(megabytes).toBe(320)
    // About 70 to 130 for a file of any size, before garbage collection.
    expect(moreMegabytes).toBeLessThan(224)
  })

  test('passes its check', async () => {
    const storage = await newStorage()
    await storage.check()
    expect(await listAll(storage)).toEqual([])
  })
})
