import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { readDataVersion } from '../people/customers/store.ts'
import { admitCommand } from '../platform/http/access.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { SAMPLE_YEAR, sampleRow } from '../testing/sampleRow.ts'
import { createBodyCache, createReadBody } from './bodyCache.ts'
import { inYears, toColumns } from './editions.ts'
import { propertyKind } from './kinds/property.ts'
import { writeRow } from './row.ts'
import { replaceRecords } from './write.ts'

const EDITION = inYears(propertyKind, [SAMPLE_YEAR])

onEachDatabase('cached bodies', (newDatabase) => {
  let database: TestDatabase
  let readBody: ReturnType<typeof createReadBody>

  beforeAll(async () => {
    database = await newDatabase()
    readBody = createReadBody(database.db, propertyKind, createBodyCache(), {
      year: SAMPLE_YEAR,
      which: 'listed',
    })
  })

  /** Writes a customer's rows; returns their data version and their body. */
  async function write(customerId: string, ids: readonly string[]) {
    const rows = ids.map((id) => sampleRow(propertyKind, customerId, id))
    await database.db
      .transaction()
      .execute((trx) => replaceRecords(trx, EDITION, new Map([[customerId, rows]])))
    const json = JSON.stringify(
      rows.map((row) => writeRow(EDITION.columns, toColumns(EDITION, row))),
    )
    return { version: await readDataVersion(database.db, customerId), json }
  }

  test('are used again while the version is the same', async () => {
    const { version } = await write('A', ['W1', 'W2'])
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const body = await readBody(admitCommand('A'), version, encoding)
      expect(body.encoding).toBe(encoding)
      expect(await readBody(admitCommand('A'), version, encoding)).toBe(body)
    }
  })

  test('belong to the version of their rows, whatever it was before', async () => {
    const earlier = await write('B', ['W1'])
    // As though written between a request's look-up of the version and its read.
    const { version, json } = await write('B', ['W1', 'W2'])
    const body = await readBody(admitCommand('B'), earlier.version, 'br')
    expect(body.version).toBe(version)
    expect(String(brotliDecompressSync(body.bytes))).toBe(json)
  })

  test('are empty for a customer without rows, and for no customer', async () => {
    const { version } = await write('C', [])
    for (const [customerId, known] of [
      ['C', version],
      ['nobody', null],
    ] as const) {
      const body = await readBody(admitCommand(customerId), known, 'br')
      expect(body).toMatchObject({ version: known, bytes: Buffer.from('[]'), encoding: 'identity' })
    }
  })
})
