import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { allIn, newStoredFiles } from '../testing/storage/files.ts'
import { onEachStorage } from '../testing/storages.ts'
import { newStorageKey } from './key.ts'
import { NothingStored, type StoredFile } from './storage.ts'

onEachStorage('storage', (newStorage, newSettings) => {
  const newFile = newStoredFiles()

  test('gives back what was put, whole and in ranges', async () => {
    const storage = await newStorage()
    const bytes = randomBytes(300_000)
    const key = newStorageKey()
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

  test('keeps a file without any bytes', async () => {
    const storage = await newStorage()
    const key = newStorageKey()
    await storage.put(key, await newFile(Buffer.alloc(0)))
    expect(await buffer(await storage.read(key))).toHaveLength(0)
    expect(await allIn(storage)).toMatchObject([{ key, size: 0 }])
  })

  test('lists what there is: key, size and time', async () => {
    const storage = await newStorage()
    expect(await allIn(storage)).toEqual([])
    const before = Date.now()
    const keys = Array.from({ length: 12 }, newStorageKey)
    for (const [index, key] of keys.entries())
      await storage.put(key, await newFile(Buffer.alloc(index + 1)))
    const found = await allIn(storage)
    expect(found.map(({ key, size }) => [key, size]).toSorted()).toEqual(
      keys.map((key, index) => [key, index + 1]).toSorted(),
    )
    // A store on another machine has a clock of its own.
    for (const { storedAt } of found)
      expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(60_000)
  })

  test('knows whether something was replaced', async () => {
    const storage = await newStorage()
    const key = newStorageKey()
    await storage.put(key, await newFile(Buffer.from('one')))
    const version = await storage.version(key)
    expect(await storage.version(key)).toBe(version)
    await storage.delete(key)
    await storage.put(key, await newFile(Buffer.from('two')))
    expect(await storage.version(key)).not.toBe(version)
  })

  test('tells that nothing is there', async () => {
    const storage = await newStorage()
    const key = newStorageKey()
    await expect(storage.read(key)).rejects.toThrow(NothingStored)
    await expect(storage.version(key)).rejects.toThrow(NothingStored)
    await expect(storage.read(key, { start: 0, end: 0 })).rejects.toThrow(NothingStored)
  })

  test('forgets what is deleted, also twice', async () => {
    const storage = await newStorage()
    const [kept, gone] = [newStorageKey(), newStorageKey()]
    for (const key of [kept, gone]) await storage.put(key, await newFile(Buffer.from(key)))
    await storage.delete(gone)
    await storage.delete(gone)
    await expect(storage.read(gone)).rejects.toThrow(NothingStored)
    expect((await allIn(storage)).map(({ key }) => key)).toEqual([kept])
  })

  test('overwrites nothing', async () => {
    const storage = await newStorage()
    const key = newStorageKey()
    await storage.put(key, await newFile(Buffer.from('first')))
    await expect(storage.put(key, await newFile(Buffer.from('other')))).rejects.toThrow()
    expect(String(await buffer(await storage.read(key)))).toBe('first')
  })

  test('refuses bytes that are not those announced, and keeps nothing of them', async () => {
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
      const key = newStorageKey()
      await expect(storage.put(key, wrong)).rejects.toThrow(file.path)
      await expect(storage.read(key)).rejects.toThrow(NothingStored)
    }
    expect(await allIn(storage)).toEqual([])
  })

  test('takes no key but those that were made for it', async () => {
    const storage = await newStorage()
    const file = await newFile(Buffer.from('x'))
    for (const key of ['', '../../etc/passwd', 'K-1', `x${newStorageKey()}`]) {
      await expect(storage.put(key, file)).rejects.toThrow('not a key')
      await expect(storage.read(key)).rejects.toThrow('not a key')
      await expect(storage.delete(key)).rejects.toThrow('not a key')
    }
  })

  test('takes many at once', async () => {
    const storage = await newStorage()
    const files = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const bytes = randomBytes(50_000)
        return { key: newStorageKey(), bytes, file: await newFile(bytes) }
      }),
    )
    await Promise.all(files.map(({ key, file }) => storage.put(key, file)))
    for (const { key, bytes } of files)
      expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    expect(await allIn(storage)).toHaveLength(40)
  })

  test('keeps nothing open for whoever stops reading', async () => {
    const storage = await newStorage()
    const key = newStorageKey()
    await storage.put(key, await newFile(randomBytes(1_000_000)))
    for (let reader = 0; reader < 60; reader += 1) {
      const bytes = await storage.read(key)
      bytes.destroy()
    }
    expect(await buffer(await storage.read(key))).toHaveLength(1_000_000)
  })

  test('passes a large file through little memory', async () => {
    const env = { SECRET: 'x'.repeat(32), ...(await newSettings()) }
    const passing = join(import.meta.dirname, '../testing/storage/passing.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [passing], { env, cwd: '/' })
    const { megabytes, moreMegabytes } = JSON.parse(stdout)
    expect(megabytes).toBe(160)
    // Some 70 for a file of any size: what the runtime lets lie before it tidies up.
    expect(moreMegabytes).toBeLessThan(112)
  })

  test('answers that it works', async () => {
    const storage = await newStorage()
    await storage.check()
    expect(await allIn(storage)).toEqual([])
  })
})
