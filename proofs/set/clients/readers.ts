import { isDeepStrictEqual } from 'node:util'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { recordCalls } from '@hausblick/contract/calls/records.ts'
import { decodeRow, UNREADABLE } from '@hausblick/contract/rows/decode.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import { inYears } from '@hausblick/server/src/records/editions.ts'
import { creditKind } from '@hausblick/server/src/records/kinds/credit.ts'
import { objectKind } from '@hausblick/server/src/records/kinds/object.ts'
import { portfolioKind } from '@hausblick/server/src/records/kinds/portfolio.ts'
import { propertyKind } from '@hausblick/server/src/records/kinds/property.ts'
import type { RecordKind } from '@hausblick/server/src/records/recordKind.ts'
import { readBestand } from '@hausblick/server/src/testing/import/bestand.ts'
import { SAMPLE_YEAR } from '@hausblick/server/src/testing/sampleRow.ts'
import type { Client } from './client.ts'

const PAUSE_MS = 100

/** The tables whose rows are compared with the imported files, and the field that tells their rows apart. */
const tables = [
  describe(portfolioKind, 'customerid'),
  describe(objectKind, 'objectid'),
  describe(propertyKind, 'propertyid'),
  describe(creditKind, 'creditid'),
]
type Row = Readonly<Record<string, string>>

const imported = readBestand()

function describe(kind: RecordKind, key: string) {
  return { name: kind.name, fields: inYears(kind, [SAMPLE_YEAR]).columns, key }
}

/** Reads a customer's figures repeatedly, and notes every answer that differs from what was imported. */
export async function readFigures(
  client: Client,
  customerId: string,
  headers: { readonly authorization: string },
): Promise<void> {
  const reader = {}
  const verified = new Map<string, string>()
  const ask = async (path: string, check: (body: Buffer) => string | null) => {
    const answer = await client.ask({ path, headers })
    if (answer === null) return
    const fault = answer.status === 200 ? check(answer.body) : String(answer.status)
    if (fault === null) client.ledger.noteRead(reader)
    else client.ledger.noteWrong(`${path} of ${customerId}: ${fault}`)
  }
  while (!client.isStopped) {
    for (const { name, fields, key } of tables) {
      const { path } = recordCalls[name]
      await ask(path, (body) => {
        const text = body.toString()
        if (verified.get(path) === text) return null
        const rows: Row[] = JSON.parse(text)
        const fault = compare(rows, importedRows(name, customerId), {
          fields,
          key,
        })
        if (fault === null) verified.set(path, text)
        return fault
      })
      await client.pause(PAUSE_MS)
    }
    await ask(readMeCall.path, (body) =>
      body.includes(`"${customerId}"`) ? null : body.toString(),
    )
    await client.pause(PAUSE_MS)
  }
}

function importedRows(table: string, customerId: string): Row[] {
  const [header = [], ...rows] = imported.get(table) ?? []
  return rows
    .map((row): Row => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
    .filter((row) => row.customerid === customerId)
}

/** Returns how the rows of a reply differ from those of a file, or null. */
function compare(
  rows: readonly Row[],
  expected: readonly Row[],
  { fields, key }: { readonly fields: Fields; readonly key: string },
): string | null {
  if (rows.length !== expected.length) return `${rows.length} rows instead of ${expected.length}`
  for (const row of expected) {
    const found = rows.find((one) => one[key] === row[key])
    if (!found) return `${row[key]} is missing`
    const [is, should] = [decodeRow(fields, found), decodeRow(fields, row)]
    const differs = Object.keys(row).find(
      (name) => name in fields && !isDeepStrictEqual(is[name], readable(should[name])),
    )
    if (differs) return `${row[key]} has ${differs} ${found[differs]} instead of ${row[differs]}`
  }
  return null
}

/** What an import cannot read is stored as missing. */
function readable<Value>(value: Value): Value | null {
  return value === UNREADABLE ? null : value
}
