import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admitCommand } from '../platform/http/access.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { sampleMonths, sampleRow } from '../testing/sampleRow.ts'
import { createReadMonths } from './cashFlow.ts'
import { inYears } from './editions.ts'
import { objectKind } from './kinds/object.ts'
import { createVersionedRead, readRecords } from './read.ts'
import type { DatedRow, DecodedRow } from './row.ts'
import { type Changes, replaceRecords } from './write.ts'

const nothing: Changes = { added: 0, changed: 0, unchanged: 0, removed: 0 }
const K = admitCommand('K')

onEachDatabase('rows of several years', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
  })

  beforeEach(async () => {
    for (const table of ['cash_flow', 'valuation', 'object'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const replace = (years: readonly number[], rows: readonly DatedRow[]): Promise<Changes> =>
    database.db
      .transaction()
      .execute((trx) => replaceRecords(trx, inYears(objectKind, years), new Map([['K', rows]])))

  /** Returns a row, valued at the end of its last year. The income of January may be stated by year. */
  const row = (
    years: readonly number[],
    id: string,
    said: DecodedRow = {},
    january: Readonly<Record<number, number>> = {},
  ) => {
    const valued = {
      objectvalue: years.at(-1) ?? 0,
      objectvaluationdate: `${years.at(-1)}-12-31`,
      ...said,
    }
    const months = years.map((year) => {
      const cents = january[year]
      return sampleMonths({ year, income: cents === undefined ? [] : [cents] })
    })
    return sampleRow(objectKind, 'K', id, valued, months)
  }

  /** Reads the objects of a year, or the newest ones: id, value, and income of January. */
  async function read(asked: number | null) {
    const [year, which] =
      asked === null ? ([2025, 'listed'] as const) : ([asked, 'ofYear'] as const)
    const { rows } = await createVersionedRead(objectKind, { year, which })(database.db, K)
    const readMonths = createReadMonths(year)
    return rows.map((row) => [row.objectid, row.objectvalue, readMonths(row).income[0]])
  }

  test('stand beside each other, in whichever order they come', async () => {
    const january = { 2023: 3, 2024: 4, 2025: 5 }
    for (const year of [2024, 2025, 2023] as const)
      expect(await replace([year], [row([year], 'O1', {}, january)])).toEqual(
        year === 2024 ? { ...nothing, added: 1 } : { ...nothing, changed: 1 },
      )
    expect(await read(null)).toEqual([['O1', 2025, 5]])
    expect(await read(2023)).toEqual([['O1', 2025, 3]])
    expect(await read(2024)).toEqual([['O1', 2025, 4]])
    expect(await read(2026)).toEqual([])
  })

  test('may come together', async () => {
    const both = row([2024, 2025], 'O1', {}, { 2024: 4, 2025: 5 })
    expect(await replace([2024, 2025], [both])).toEqual({ ...nothing, added: 1 })
    expect(await read(2024)).toEqual([['O1', 2025, 4]])
    expect(await read(2025)).toEqual([['O1', 2025, 5]])
    expect(await replace([2024, 2025], [both])).toEqual({ ...nothing, unchanged: 1 })
    expect(await replace([2024], [row([2024], 'O1', {}, { 2024: 44 })])).toEqual({
      ...nothing,
      changed: 1,
    })
    expect(await read(2024)).toEqual([['O1', 2025, 44]])
  })

  test('of an older year bring their months, and overwrite nothing newer', async () => {
    await replace([2025], [row([2025], 'O1', { occupancyrate: 9000 })])
    const older = row([2024], 'O1', { occupancyrate: 1, objectpurchasingdate: '1900' })
    expect(await replace([2024], [older])).toEqual({ ...nothing, changed: 1 })
    const [stored] = await readRecords(database.db, objectKind, [K])
    expect(stored).toMatchObject({ occupancyrate: 9000, objectpurchasingdate: '2025-03-09' })
    expect(await replace([2024], [older])).toEqual({ ...nothing, unchanged: 1 })
  })

  test('keep the earlier years of what a newer one no longer has', async () => {
    await replace([2024], [row([2024], 'O1'), row([2024], 'O2', {}, { 2024: 2 })])
    expect(await replace([2025], [row([2025], 'O1')])).toEqual({
      ...nothing,
      changed: 1,
      removed: 1,
    })
    expect((await read(null)).map(([id]) => id)).toEqual(['O1'])
    expect((await read(2025)).map(([id]) => id)).toEqual(['O1'])
    expect((await read(2024)).map(([id]) => id)).toEqual(['O1', 'O2'])
    expect(await replace([2025], [row([2025], 'O1')])).toEqual({ ...nothing, unchanged: 1 })
    await replace([2025], [row([2025], 'O1'), row([2025], 'O2')])
    expect((await read(null)).map(([id]) => id)).toEqual(['O1', 'O2'])
  })

  test('are added for what was gone before the newest year', async () => {
    await replace([2025], [row([2025], 'O1')])
    expect(await replace([2024], [row([2024], 'O9')])).toEqual({ ...nothing, added: 1 })
    expect((await read(null)).map(([id]) => id)).toEqual(['O1'])
    expect((await read(2024)).map(([id]) => id)).toEqual(['O9'])
    expect(await replace([2024], [])).toEqual({ ...nothing, removed: 1 })
    expect(await database.db.selectFrom('valuation').select('item_id').execute()).toEqual([
      { item_id: 'O1' },
    ])
  })

  describe('valuations', () => {
    const valued = (date: string | null, cents: number) =>
      row([2025], 'O1', { objectvaluationdate: date, objectvalue: cents })
    const all = async () => {
      const valuations = database.db.selectFrom('valuation').orderBy('valuation_date')
      const rows = await valuations.select(['valuation_date', 'value_cents']).execute()
      return rows.map((found) => [found.valuation_date, found.value_cents])
    }

    test.each([
      ['a newer one', '2024-12-31', '2025-01-01', 2],
      ['an older one', '2025-01-01', '2024-12-31', 1],
      ['one of a day in the year that is known of the other', '2024', '2024-12-31', 2],
      ['one of a year beside one of a day in it', '2024-12-31', '2024', 1],
      ['one without a date', '2004', null, 1],
      ['one with a date beside one without', null, '2004', 2],
    ])('are kept by their date, and the newest is read: %s', async (_, first, second, shown) => {
      await replace([2025], [valued(first, 1)])
      expect(await replace([2025], [valued(second, 2)])).toEqual({ ...nothing, changed: 1 })
      expect(await read(null)).toMatchObject([['O1', shown, 123456]])
      expect(await all()).toHaveLength(2)
      expect(await replace([2025], [valued(second, 2)])).toEqual({ ...nothing, unchanged: 1 })
    })

    test('of one date are put right', async () => {
      await replace([2025], [valued('2025-02-03', 1)])
      expect(await replace([2025], [valued('2025-02-03', 2)])).toEqual({ ...nothing, changed: 1 })
      expect(await all()).toEqual([['2025-02-03', 2]])
    })

    test('stay where a file has none', async () => {
      await replace([2025], [valued('2025-02-03', 1)])
      const without = row([2025], 'O1', { objectvaluationdate: null, objectvalue: null })
      expect(await replace([2025], [without])).toEqual({ ...nothing, unchanged: 1 })
      expect(await read(null)).toMatchObject([['O1', 1, 123456]])
    })
  })
})
