import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MONTHS } from '@hausblick/contract/year.ts'
import * as z from 'zod'
import { QUELLEN } from './mapping.ts'

/** What must come of the files, worked out independently of this project. */
export const expected = z
  .object({
    year: z.int(),
    totals: z.object({ outside: z.int() }),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
    owners: z.array(z.object({ id: z.string(), name: z.string(), mails: z.array(z.string()) })),
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

/** Returns an expected row as records have it: months by name, rates in millionths, no empty lists. */
export function toRecord(
  { income, expenses, interestrate, ...row }: Row,
  cashFlow: string | null,
): Row {
  const months = (flow: string, series: unknown) =>
    Object.fromEntries(
      z
        .array(z.int())
        .parse(series ?? [])
        .map((amount, index) => [`${cashFlow}${flow}${MONTHS[index]}${expected.year}`, amount]),
    )
  return withoutNothing({
    ...row,
    ...months('income', income),
    ...months('expenses', expenses),
    interestrate: interestrate === undefined ? null : Number(interestrate) * 10_000,
  })
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

/** Orders rows by their keys. */
export function byKeys(a: Row, b: Row): number {
  const key = ({ customerid, propertyid, objectid, creditid, kind, month, direction }: Row) =>
    JSON.stringify([customerid, propertyid, objectid, creditid, kind, month, direction])
  return key(a) < key(b) ? -1 : 1
}
