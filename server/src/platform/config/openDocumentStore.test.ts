import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { newPlace } from '../../testing/storages.ts'
import { openDatabase } from '../database/open.ts'
import type { StoragePlace } from '../storage/place.ts'
import { openDocumentStore } from './openDocumentStore.ts'

const refusal = {
  name: 'ConfigError',
  message: expect.stringMatching(/^DOCUMENTS_URL ist nicht der Ort/),
}

onEachDatabase('the document store of a database', (newDatabase) => {
  const newFolder = newFolders()
  const closing: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(closing.map((close) => close())))

  const newStorePlace = async () => await newPlace(join(await newFolder(), 'documents'))
  async function open(database: TestDatabase, place: StoragePlace, options = {}) {
    const storage = await openDocumentStore(database, place, options)
    closing.push(() => storage.close())
    return storage
  }

  test('is recorded at its first start, even for an existing database', async () => {
    const [database, place] = [await newDatabase(), await newStorePlace()]
    const storage = await open(database, place)
    expect(await storage.id({ make: false })).toMatch(/^[\da-f-]{36}$/)
    await open(database, place)
  })

  test('is no other store, which stays unchanged', async () => {
    const [database, place] = [await newDatabase(), await newStorePlace()]
    await open(database, place)
    const foreign = await newStorePlace()
    await expect(open(database, foreign)).rejects.toMatchObject(refusal)
    const another = await newDatabase()
    const storage = await open(another, foreign)
    await expect(open(database, foreign)).rejects.toMatchObject(refusal)
    expect(await storage.id({ make: false })).not.toBeNull()
  })

  test('is replaced with --adopt, even by an empty one', async () => {
    const [database, place] = [await newDatabase(), await newStorePlace()]
    await open(database, await newStorePlace())
    await open(database, place, { adopt: true })
    await open(database, place)
  })

  test('is told if it cannot be reached', async () => {
    const place: StoragePlace = {
      ...{ kind: 's3', bucket: 'eimer', prefix: '', region: 'x', endpoint: 'http://127.0.0.1:9' },
      credentials: { accessKeyId: 'x', secretAccessKey: 'geheim' },
    }
    await expect(open(await newDatabase(), place)).rejects.toThrow(
      /^DOCUMENTS_URL: Der Speicher der Dokumente ist nicht zu erreichen \((?!.*geheim).*ECONNREFUSED/,
    )
  })

  test('is one, however many processes start together', async () => {
    const [database, place] = [await newDatabase(), await newStorePlace()]
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(database.url)))
    const storages = await Promise.all(others.map((each) => openDocumentStore(each, place)))
    const ids = await Promise.all(storages.map((storage) => storage.id({ make: false })))
    expect(new Set(ids).size).toBe(1)
    await Promise.all([...storages, ...others].map((each) => each.close()))
  })

  test('is one of several that processes starting together name', async () => {
    const database = await newDatabase()
    const places = await Promise.all([1, 2, 3].map(newStorePlace))
    const outcomes = await Promise.allSettled(places.map((place) => open(database, place)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

onEachDatabase('a document folder', (newDatabase) => {
  const newFolder = newFolders()

  test('may be moved with all its files, and is missed without them', async () => {
    const database = await newDatabase()
    const root = await newFolder()
    const place = (folder: string) => ({ kind: 'disk', folder: join(root, folder) }) as const
    await openDocumentStore(database, place('a'))
    await cp(place('a').folder, place('b').folder, { recursive: true })
    await openDocumentStore(database, place('b'))
    await rm(place('b').folder, { recursive: true })
    await expect(openDocumentStore(database, place('b'))).rejects.toMatchObject(refusal)
    expect(await readdir(place('b').folder)).toEqual(['unfinished'])
  })
})
