import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillTables } from './fillTables.ts'

// Computes the tables of docs/performance.md from those of what was measured and what is assumed.

const file = join(import.meta.dirname, '../docs/performance.md')
const page = readFileSync(file, 'utf8')

/** Returns the number in the second column of the row with a title. */
function given(title: string): number {
  const row = page.split('\n').find((line) => line.startsWith(`| ${title} |`))
  const number = Number(row?.split('|')[2]?.replaceAll(',', ''))
  if (!(number > 0)) throw new Error(`The page says no number for '${title}'.`)
  return number
}

const show = (value: number) =>
  value.toLocaleString('en-US', { maximumSignificantDigits: 2, useGrouping: true })

const GB = 1e6
const kilobytes =
  given('a customer on disk, KB') + given('documents of an owner') * given('a document on disk, KB')
const stored = kilobytes + given('documents of an owner') * given('a document’s bytes, KB')
const pages =
  (given('looks a month') * given('pages a look') * given('busiest hour, per cent of a month')) /
  100 /
  3600
const statements = pages * given('statements a look at the figures')
const acts = (given('acts a month') * given('busiest hour, per cent of a month')) / 100 / 3600
const room = given('of its power planned with, per cent') / 100

/** For each thing that may end first: what an owner takes of it, how much there is, and what to add then. */
const limits = [
  {
    what: 'a night of 8 hours for the backup, restored for a test',
    taken: (stored / GB) * (given('backup, s/GB') + given('restore for a test, s/GB')),
    there: 8 * 3600,
    add: 'object storage with versions; PostgreSQL with an archive of its own',
  },
  {
    what: 'a day for restoring the database',
    taken: kilobytes / GB,
    there: (24 * 3600) / given('restore for a test, s/GB'),
    add: 'a standby that is never restored from nothing, or [several databases](#past-one-database)',
  },
  {
    what: 'a core for reading scanned pages',
    taken:
      (given('documents of an owner a month') *
        given('scanned pages of a document') *
        given('a scanned page, s')) /
      (30 * 24 * 3600),
    there: given('of a core for scans, per cent') / 100,
    add: 'a core, or processes that share the reading ([set](operations/set.md))',
  },
  {
    what: 'pages a second of one process',
    taken: pages,
    there: (room * 1000) / given('a signed-in page with its data, ms'),
    add: 'more processes behind HAProxy ([set](operations/set.md))',
  },
  {
    what: 'statements a second of one primary',
    taken: statements,
    there: room * given('statements a second'),
    add: 'a larger machine; then servers that share the customers ([past one database](#past-one-database))',
  },
  {
    what: 'acts a second of one audit log',
    taken: acts,
    there: room * given('acts with a line a second'),
    add: 'a chain for each customer ([past one database](#past-one-database))',
  },
]

const requests = [
  ["a read of a customer's 20 units, SQLite", 'µs', 1e6],
  ['the same, PostgreSQL', 'µs', 1e6],
  ['a signed-in page with its data', 'ms', 1e3],
  ['a kept demo page', 'ms', 1e3],
] as const
const owners = [1e3, 1e5, 1e7]
const forOwners = (each: number) => owners.map((count) => show(count * each))

/** The rows of each computed table, by the beginning of its header. */
const tables = {
  '| Request |': requests.map(([title, unit, second]) => {
    const time = given(`${title}, ${unit}`)
    return [title, `${time} ${unit}`, show(second / time)]
  }),
  '| Owners |': [
    ['pages a second in the busiest hour', ...forOwners(pages)],
    ['statements a second', ...forOwners(statements)],
    ['acts a second', ...forOwners(acts)],
    ['database, GB', ...forOwners(kilobytes / GB)],
    ['with documents, GB', ...forOwners(stored / GB)],
    ...limits.map(({ what, taken, there }) => [`times ${what}`, ...forOwners(taken / there)]),
  ],
  '| First to end |': limits
    .map(({ what, taken, there, add }) => ({ what, add, at: there / taken }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ what, add, at }) => [what, `${show(at)} owners`, add]),
}

test('the page says what the measured and assumed numbers come to', async () => {
  await expect(fillTables(page, tables)).toMatchFileSnapshot(file)
})
