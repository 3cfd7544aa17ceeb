import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { SqlDialect } from '../platform/database/columnTypes.ts'
import { type Database, openDatabase } from '../platform/database/open.ts'
import { openStorage } from '../platform/storage/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Place } from '../sets/backup/snapshot.ts'
import { newDatabaseUrls } from './databases.ts'
import { newFolders } from './folders.ts'
import { newPlace } from './storages.ts'

/** Returns a function that creates an empty place: a database without tables, and an empty document store. */
export function newPlaces(dialect: SqlDialect): () => Promise<Place & { database: Database }> {
  const newUrl = newDatabaseUrls(dialect)
  const newFolder = newFolders()
  const databases: Database[] = []
  const storages: Storage[] = []
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await Promise.all(storages.map((storage) => storage.close()))
  })
  return async () => {
    const database = await openDatabase(await newUrl())
    const storage = await openStorage(await newPlace(join(await newFolder(), 'documents')))
    databases.push(database)
    storages.push(storage)
    return { database, storage }
  }
}
