import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { checkDocuments } from '../../documents/check/check.ts'
import { version } from '../../platform/config/version.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { countWaiting } from '../../platform/jobs/countWaiting.ts'
import { outbox } from '../../platform/mail/outbox.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { storeEverything } from '../../testing/everything.ts'
import { newFolders } from '../../testing/folders.ts'
import { newPlaces } from '../../testing/places.ts'
import { withArchive } from './archive/read.ts'
import { writeArchive } from './archive/write.ts'
import { fillPlace } from './fill.ts'
import { movePlace } from './move/move.ts'
import { type Place, withHoldings } from './snapshot.ts'
import { type Summary, summarise } from './summary.ts'
import { listTables } from './tables.ts'

const passed = () => undefined
const summaryOf = (place: Place) => withHoldings(place, (holdings) => summarise(holdings, passed))

onEachDatabase('everything stored', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const newFolder = newFolders()
  let place: Place
  let archive: string
  let written: Summary
  beforeAll(async () => {
    await storeEverything(documents)
    // The service sends its mails at once; one of the rows is never due.
    await vi.waitFor(
      async () => expect((await countWaiting(documents.db(), outbox, 10)).waiting).toBe(1),
      { timeout: 20_000 },
    )
    place = { database: documents.database(), storage: documents.storage() }
    archive = join(await newFolder(), 'backup.tar')
    written = await withHoldings(place, (holdings) =>
      writeArchive(holdings, (bytes) => writeFile(archive, bytes), passed),
    )
  })

  test('has rows in every table, or this test proves little', async () => {
    const { db, dialect } = place.database
    const names = (await listTables(db, dialect)).map(({ name }) => name)
    expect(Object.keys(written.tables).toSorted()).toEqual(names.toSorted())
    expect(written.documents.count).toBe(5)
    expect(written.missing).toEqual([])
  })

  test('names the release that has written it', async () => {
    expect(await withArchive(archive, async ({ origin }) => origin.version)).toBe(version)
  })

  describe.each(['sqlite', 'postgres'] as const)('restored on %s', (dialect) => {
    const newPlace = newPlaces(dialect)
    const newApp = newApps()

    test('is the same, row by row and byte by byte', async () => {
      const copy = await newPlace()
      await withArchive(archive, (holdings) => fillPlace(copy, holdings, passed))
      expect(await summaryOf(copy)).toEqual(written)
      const found = await checkDocuments(
        { db: copy.database.db, storage: copy.storage },
        {
          isQuick: false,
          onFault: passed,
          onOrphan: passed,
          onProgress: passed,
        },
      )
      expect(found).toMatchObject({ documents: 5, objects: 5, faults: 0, orphans: 0, recent: 0 })
    })

    test('is found, and goes on', async () => {
      const copy = await newPlace()
      await movePlace(place, copy, { demoCustomerId: 'DEMO', passed })
      await migrate(copy.database)
      const app = await newApp({ ...copy.database, url: '' }, { storage: copy.storage })
      const query = { customerId: 'A', text: 'Zaunkönig' }
      const search = { url: searchDocumentsCall.path, query, headers: documents.headers('a') }
      const found = (await documents.app().inject(search)).body
      expect(found).toContain('Heizkostenabrechnung')
      expect((await app.inject(search)).body).toBe(found)
      // The database counts on from where it was.
      const { db } = copy.database
      const ids = async () =>
        (await db.selectFrom('notice').select('id').orderBy('id').execute()).map(({ id }) => id)
      const before = await ids()
      await sql`insert into notice (recipient, kind, customer_id, number, due_at, attempts)
        values ('x', 'filed', 'A', 1, '', 0)`.execute(db)
      expect((await ids()).slice(0, -1)).toEqual(before)
    })
  })

  test('cannot be put where something else is, and stays as it is', async () => {
    const before = await summaryOf(place)
    const moving = movePlace(place, place, { demoCustomerId: 'DEMO', passed })
    await expect(moving).rejects.toThrow(/ist nicht leer/)
    expect(await summaryOf(place)).toEqual(before)
  })
})
