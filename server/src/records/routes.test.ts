import { gunzipSync } from 'node:zlib'
import { readLoansCall, readUnitsCall, recordCalls } from '@hausblick/contract/calls/records.ts'
import { rowSchema } from '@hausblick/contract/rows/fields.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { arbitraryRows } from '../testing/arbitraryRows.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { useReads, wireRowOf } from '../testing/reads.ts'
import { SAMPLE_YEAR, sampleRow } from '../testing/sampleRow.ts'
import { fromColumns, inYears } from './editions.ts'
import { propertyKind } from './kinds/property.ts'
import type { RecordKind } from './recordKind.ts'
import { recordKinds } from './recordKinds.ts'
import type { DatedRow } from './row.ts'
import { itemOf } from './statements.ts'

function decode(kind: RecordKind, reply: unknown): DatedRow[] {
  const edition = inYears(kind, [SAMPLE_YEAR])
  const rows = z.array(rowSchema(edition.columns)).parse(reply)
  return rows.map((row) => {
    const values = Object.entries(edition.columns).map(([name, encoding]) => [
      name,
      encoding.read(row[name] ?? ''),
    ])
    return fromColumns(edition, Object.fromEntries(values))
  })
}

/** Sorts rows by the bytes of their ids. */
function inOrder(kind: RecordKind, rows: readonly DatedRow[]): DatedRow[] {
  const bytes = ({ row }: DatedRow) => Buffer.from(itemOf(kind, row))
  return rows.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)))
}

onEachDatabase('the data reads', (newDatabase) => {
  const { get, replace } = useReads(newDatabase)

  test.each(recordKinds)('$name decodes to what was written', async (kind) => {
    await fc.assert(
      fc.asyncProperty(arbitraryRows(kind, 'P'), async (rows) => {
        await replace(kind, { P: rows })
        const reply = await get(recordCalls[kind.name].path, 'staff', { customerId: 'P' })
        expect(decode(kind, reply.json())).toEqual(inOrder(kind, rows))
        // So that no valuation is left for the next.
        await replace(kind, { P: [] })
      }),
      { numRuns: 15 },
    )
  })

  describe('all rows', () => {
    /** Enough for three pages. */
    const many = Array.from({ length: 620 }, (_, index) => `M-${index}`).toSorted()
    const units = (id: string) => ['U1', 'U2'].map((unit) => sampleRow(propertyKind, id, unit))

    test('are each returned once, sorted by customer and id', async () => {
      await replace(propertyKind, Object.fromEntries(many.map((id) => [id, units(id)])))
      const rows = decode(propertyKind, (await get(readUnitsCall.path, 'staff')).json())
      expect(rows.filter(({ row }) => String(row.customerid).startsWith('M-'))).toEqual(
        many.flatMap(units),
      )
    })

    test('can be compressed', async () => {
      const plain = await get(readUnitsCall.path, 'staff')
      const packed = await get(readUnitsCall.path, 'staff', {}, { 'accept-encoding': 'gzip' })
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload)
    })

    test('are refused to customers', async () => {
      const reply = await get(readUnitsCall.path, 'a')
      expect(reply.json()).toEqual([wireRowOf(propertyKind, 'A')])
    })
  })

  test('a malformed customer id is refused with advice', async () => {
    for (const customerId of ['', 'A_B', 'a b', '../x', 'x'.repeat(65), "A' or '1'='1"]) {
      const reply = await get(readLoansCall.path, 'a', { customerId })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().error).toMatch(/^Die Angabe customerId fehlt oder ist ungültig\. Bitte /)
    }
    expect((await get(`${readLoansCall.path}?customerId=A&customerId=B`, 'a')).statusCode).toBe(400)
  })

  test('unknown parameters are ignored', async () => {
    const reply = await get(`${readLoansCall.path}?v=1&customerId=DEMO&x[]=2`, 'nobody')
    expect(reply.statusCode).toBe(200)
  })
})
