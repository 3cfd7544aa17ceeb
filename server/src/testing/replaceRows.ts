import type { Transaction } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'
import { inYears } from '../records/editions.ts'
import type { RecordKind } from '../records/recordKind.ts'
import type { DecodedRow } from '../records/row.ts'
import { replaceRecords } from '../records/write.ts'
import { SAMPLE_YEAR, sampleMonths } from './sampleRow.ts'

/** Replaces the rows that customers have of a kind. Their months have no amounts. */
export async function replaceRows(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rows: Iterable<readonly [string, readonly DecodedRow[]]>,
): Promise<void> {
  const months = [sampleMonths({}, null)]
  const dated = [...rows].map(([customerId, own]) => {
    return [customerId, own.map((row) => ({ row, months }))] as const
  })
  await replaceRecords(trx, inYears(kind, [SAMPLE_YEAR]), new Map(dated))
}
