import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkDocuments } from '../../../documents/check/check.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { newFolders } from '../../../testing/folders.ts'
import { newPlaces } from '../../../testing/places.ts'
import { withArchive } from '../archive/read.ts'
import { writeArchive } from '../archive/write.ts'
import { fillPlace } from '../fill.ts'
import type { Place } from '../snapshot.ts'
import { listTables, type StoredTable } from '../tables.ts'
import { settleRestored } from './settle.ts'
import { checkArchive, verifyArchive } from './verify.ts'

/**
 * Written by `sets/backup/holdings.test.ts` of the commit in their name, with a row in every table: its `beforeAll` calls
 * `storeEverything` and `writeArchive`.
 */
const FOLDER = join(import.meta.dirname, '../../../testing/backups')
const releases = readdirSync(FOLDER).toSorted()
const passed = () => undefined
const restore = (file: string, to: Place, settle = settleRestored) =>
  withArchive(file, (holdings) => fillPlace(to, holdings, passed, (trx) => settle(trx, to.storage)))

test.each(releases)('the backup %s is verified', async (name) => {
  await verifyArchive(join(FOLDER, name))
})

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  const newPlace = newPlaces(dialect)
  const newFolder = newFolders()
  let tables: StoredTable[]
  beforeAll(async () => {
    const { database } = await newPlace()
    await migrate(database)
    tables = await listTables(database.db, dialect)
  })

  test.each(releases)('the backup %s is restored and up to date', async (name) => {
    const file = join(FOLDER, name)
    const held = await checkArchive(file)
    const { database, storage } = await newPlace()
    await restore(file, { database, storage })
    const { db } = database
    expect(await migrate(database)).toEqual([])
    expect(await listTables(db, dialect)).toEqual(tables)
    const count = async (table: 'customer' | 'identity_session' | 'identity_user') =>
      (await db.selectFrom(table).select('id').execute()).length
    expect(await count('customer')).toBe(held.tables.customer?.rows)
    expect(await count('identity_user')).toBe(held.tables.identity_user?.rows)
    expect(await count('identity_session')).toBe(0)
    const told = { isQuick: false, onFault: passed, onOrphan: passed, onProgress: passed }
    expect(await checkDocuments({ db, storage }, told)).toMatchObject({
      ...{ documents: held.documents.count, faults: 0, orphans: 0, recent: 0 },
    })
  })

  test.each([
    [
      'of a newer release',
      (known: readonly string[]) => [...known, '9999_later'],
      /neuere Version/,
    ],
    ['whose rows fit no table', (known: readonly string[]) => known.slice(0, -9), /Stand dieser/],
  ])('a backup %s leaves the place as it was', async (_, change, reason) => {
    const file = join(await newFolder(), 'backup.tar')
    await withArchive(join(FOLDER, releases.at(-1) ?? ''), ({ origin, parts }) =>
      writeArchive(
        { origin: { ...origin, migrations: change(origin.migrations) }, parts },
        (bytes) => writeFile(file, bytes),
        passed,
      ),
    )
    await expect(verifyArchive(file)).rejects.toThrow(reason)
    const place = await newPlace()
    await expect(restore(file, place)).rejects.toThrow(reason)
    expect(await listTables(place.database.db, dialect)).toEqual([])
    expect(await place.storage.list()[Symbol.asyncIterator]().next()).toMatchObject({ done: true })
  })

  test('what fails after the documents leaves the place as it was', async () => {
    const place = await newPlace()
    const failing = restore(join(FOLDER, releases[0] ?? ''), place, async () => {
      throw new Error('killed')
    })
    await expect(failing).rejects.toThrow('killed')
    expect(await listTables(place.database.db, dialect)).toEqual([])
    expect(await place.storage.list()[Symbol.asyncIterator]().next()).toMatchObject({ done: true })
  })
})
