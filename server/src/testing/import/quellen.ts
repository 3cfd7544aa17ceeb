import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { QUELLEN } from './mapping.ts'

/** The sum of each field of numbers, of all its months, and a digest of each customer's rows. */
const summary = z.strictObject({
  rows: z.int(),
  sums: z.record(z.string(), z.int()),
  digests: z.record(z.string(), z.string()),
})

/** What must come of the files, summarized from rows worked out independently of this project. */
export const expected = z
  .strictObject({
    outside: z.int(),
    owners: z.strictObject({ count: z.int(), digest: z.string() }),
    tables: z.record(z.string(), summary),
  })
  .parse(JSON.parse(readFileSync(join(QUELLEN, 'expected.json'), 'utf8')))

/** The names of the mappings by which the files are read. */
export const MAPPINGS = [
  'mieterliste-mieterliste',
  'journal',
  'darlehen-bank-table1',
  'eigentuemer',
  'werte-von-hand-wohnungen',
  'werte-von-hand-huser',
]

type Row = Readonly<Record<string, unknown>>

/** Summarizes a table's rows, whatever their order, as `expected` has them. */
export function summarize(rows: readonly Row[]): z.infer<typeof summary> {
  const sums: Record<string, number> = {}
  const customers = new Map<unknown, string[]>()
  for (const row of rows.map(withoutNothing)) {
    const fields = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const others = customers.get(row.customerid) ?? []
    customers.set(row.customerid, [...others, JSON.stringify(fields)])
    for (const [name, value] of fields) {
      const field = name.replace(/\d{6}$/, '')
      if (typeof value === 'number') sums[field] = (sums[field] ?? 0) + value
    }
  }
  const digests = [...customers].map(([id, lines]) => [id, digestOf(lines.toSorted())])
  return { rows: rows.length, sums, digests: Object.fromEntries(digests) }
}

export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}

/** Stated by the rent roll, but not among what is expected. */
const NOT_EXPECTED = 'rentsqm'

/** Leaves out what is empty. */
export function withoutNothing(row: Row): Row {
  const isNothing = (value: unknown) =>
    value === null || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => name !== NOT_EXPECTED && !isNothing(value)),
  )
}
