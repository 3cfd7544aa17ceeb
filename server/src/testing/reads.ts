import { beforeAll } from 'vitest'
import type { App } from '../platform/http/service.ts'
import { inYears, toColumns } from '../records/editions.ts'
import type { RecordKind } from '../records/recordKind.ts'
import { recordKinds } from '../records/recordKinds.ts'
import { type DatedRow, type WireRow, writeRow } from '../records/row.ts'
import { replaceRecords } from '../records/write.ts'
import { newApps } from './app.ts'
import type { NewDatabase, TestDatabase } from './databases.ts'
import { signInEveryone, type Who } from './everyone.ts'
import { SAMPLE_YEAR, sampleRow } from './sampleRow.ts'

/** All customers of the test service. */
export const customers = ['A', 'B', 'DEMO'] as const

/** Returns the one row that a customer has of a kind. */
export function rowOf(kind: RecordKind, customerId: string): DatedRow {
  return sampleRow(kind, customerId, `${customerId}-1`)
}

/** Returns the same row as it crosses the wire. */
export function wireRowOf(kind: RecordKind, customerId: string): WireRow {
  const edition = inYears(kind, [SAMPLE_YEAR])
  return writeRow(edition.columns, toColumns(edition, rowOf(kind, customerId)))
}

/**
 * Builds the service before the surrounding tests, with three customers who have one row of each record kind, and an
 * account of each kind of caller.
 */
export function useReads(newDatabase: NewDatabase) {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let headers: Record<Who, { authorization?: string }>

  async function replace(kind: RecordKind, rows: Readonly<Record<string, readonly DatedRow[]>>) {
    await database.db
      .transaction()
      .execute((trx) =>
        replaceRecords(trx, inYears(kind, [SAMPLE_YEAR]), new Map(Object.entries(rows))),
      )
  }

  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    for (const kind of recordKinds) {
      const rows = customers.map((id) => [id, [rowOf(kind, id)]])
      await replace(kind, Object.fromEntries(rows))
    }
    headers = await signInEveryone(database)
  })

  return {
    replace,
    get: (
      url: string,
      who: Who,
      query: Record<string, string> = {},
      more: Record<string, string> = {},
    ) => app.inject({ url, query, headers: { ...headers[who], ...more } }),
  }
}
