import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readDataVersion } from '../people/customers/store.ts'
import { admitCommand } from '../platform/http/access.ts'
import { arbitraryRows } from '../testing/arbitraryRows.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { SAMPLE_YEAR, sampleMonths, sampleRow } from '../testing/sampleRow.ts'
import { inYears } from './editions.ts'
import { objectKind } from './kinds/object.ts'
import { readDatedRows } from './read.ts'
import type { RecordKind } from './recordKind.ts'
import { recordKinds } from './recordKinds.ts'
import type { DatedRow } from './row.ts'
import { itemOf } from './statements.ts'
import { type Changes, replaceRecords } from './write.ts'

const nothing: Changes = { added: 0, changed: 0, unchanged: 0, removed: 0 }

onEachDatabase('replacing records', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
  })

  const replace = (
    customers: Record<string, readonly DatedRow[]>,
    kind: RecordKind = objectKind,
  ): Promise<Changes> =>
    database.db
      .transaction()
      .execute((trx) =>
        replaceRecords(trx, inYears(kind, [SAMPLE_YEAR]), new Map(Object.entries(customers))),
      )

  const stored = (customerIds: readonly string[], kind: RecordKind = objectKind) =>
    readDatedRows(
      database.db,
      inYears(kind, [SAMPLE_YEAR]),
      customerIds.map(admitCommand),
      'listed',
    )

  test.each(recordKinds)('$name reads back as it was written', async (kind) => {
    const byId = (a: DatedRow, b: DatedRow) =>
      Buffer.compare(Buffer.from(itemOf(kind, a.row)), Buffer.from(itemOf(kind, b.row)))
    await fc.assert(
      fc.asyncProperty(arbitraryRows(kind, 'K-1'), async (rows) => {
        await replace({ 'K-1': rows }, kind)
        expect(await stored(['K-1'], kind)).toEqual(rows.toSorted(byId))
        // So that no valuation is left for the next.
        await replace({ 'K-1': [] }, kind)
      }),
      { numRuns: 25 },
    )
  })

  test('rows are counted as added, changed, unchanged and removed', async () => {
    const rows = ['O1', 'O2', 'O3'].map((id) => sampleRow(objectKind, 'K-2', id))
    expect(await replace({ 'K-2': rows })).toEqual({ ...nothing, added: 3 })
    expect(await replace({ 'K-2': rows })).toEqual({ ...nothing, unchanged: 3 })
    const next = [
      sampleRow(objectKind, 'K-2', 'O1'),
      sampleRow(objectKind, 'K-2', 'O2', {}, [sampleMonths({ income: [null] })]),
      sampleRow(objectKind, 'K-2', 'O4'),
    ]
    expect(await replace({ 'K-2': next })).toEqual({
      added: 1,
      changed: 1,
      unchanged: 1,
      removed: 1,
    })
    expect(await stored(['K-2'])).toEqual(next)
  })

  test('customers in one call do not mix', async () => {
    const row = (customerId: string) => sampleRow(objectKind, customerId, 'O1')
    await replace({ 'K-3': [row('K-3')], 'K-4': [row('K-4')], 'K-5': [row('K-5')] })
    const changes = await replace({ 'K-3': [], 'K-4': [row('K-4')] })
    expect(changes).toEqual({ ...nothing, removed: 1, unchanged: 1 })
    const left = await stored(['K-3', 'K-4', 'K-5'])
    expect(left).toEqual([row('K-4'), row('K-5')])
  })

  test('handles more customers and rows than fit one statement', async () => {
    const customers = Array.from({ length: 1200 }, (_, index) => `V-${index}`)
    const rows = customers.map((id) => [id, [sampleRow(objectKind, id, 'O1')]])
    expect(await replace(Object.fromEntries(rows))).toEqual({ ...nothing, added: 1200 })
    expect(await stored(customers)).toHaveLength(1200)
    const none = customers.map((id) => [id, []])
    expect(await replace(Object.fromEntries(none))).toEqual({ ...nothing, removed: 1200 })
  })

  describe('the data version', () => {
    const versions = () => Promise.all(['K-7', 'K-8'].map((id) => readDataVersion(database.db, id)))

    test('is raised for customers whose rows changed, and for no others', async () => {
      const rows = {
        'K-7': [sampleRow(objectKind, 'K-7', 'O1')],
        'K-8': [sampleRow(objectKind, 'K-8', 'O1')],
      }
      await replace(rows)
      const [first, second] = await versions()
      await replace(rows)
      expect(await versions()).toEqual([first, second])
      await replace({ ...rows, 'K-8': [sampleRow(objectKind, 'K-8', 'O1', { objectvalue: 1 })] })
      const [same, raised] = await versions()
      expect(same).toBe(first)
      expect(raised).toBeGreaterThan(Number(second))
      await replace({ ...rows, 'K-7': [] })
      const [removed, restored] = await versions()
      expect(removed).toBeGreaterThan(Number(first))
      expect(restored).toBeGreaterThan(Number(raised))
    })

    test('is the time of the change, and raised where the clock was set back', async () => {
      const change = (objectvalue: number) =>
        replace({ 'K-7': [sampleRow(objectKind, 'K-7', 'O1', { objectvalue })] })
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:00Z') })
      try {
        await change(1)
        expect((await versions())[0]).toBe(Date.now())
        vi.setSystemTime(new Date('2029-01-01T12:00:00Z'))
        await change(2)
        expect((await versions())[0]).toBe(Date.parse('2030-01-01T12:00:00Z') + 1)
      } finally {
        vi.useRealTimers()
      }
    })

    test('is null for an unknown customer', async () => {
      expect(await readDataVersion(database.db, 'nobody')).toBeNull()
    })
  })

  test('concurrent replacements of one customer are serialised', async () => {
    await replace({ 'K-9': [] })
    const rows = ['O1', 'O2'].map((id) => sampleRow(objectKind, 'K-9', id))
    const changes = await Promise.all([replace({ 'K-9': rows }), replace({ 'K-9': rows })])
    expect(changes).toContainEqual({ ...nothing, added: 2 })
    expect(changes).toContainEqual({ ...nothing, unchanged: 2 })
  })
})
