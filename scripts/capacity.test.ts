import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Computes the tables of docs/operations/capacity.md from what the page says was measured and what it assumes.

const page = readFileSync(join(import.meta.dirname, '../docs/operations/capacity.md'), 'utf8')

/** Returns the number in the second column of the row with a title. */
function given(title: string): number {
  const row = page.split('\n').find((line) => line.startsWith(`| ${title} |`))
  const number = Number(
    row
      ?.split('|')[2]
      ?.replaceAll(',', '')
      .match(/[\d.]+/)?.[0],
  )
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
const acts = (given('acts a month') * given('busiest hour, per cent of a month')) / 100 / 3600
const room = given('of its power planned with, per cent') / 100

/** For each thing that may end first: what an owner takes of it, how much there is, and what to add then. */
const limits = [
  ['a night of 8 hours for the backup', stored / GB, (8 * 3600) / given('backup, s/GB')],
  ['a day for restoring the database', kilobytes / GB, (24 * 3600) / given('restore, s/GB')],
  ['pages a second of one process', pages, (room * 1000) / given('a signed-in page, ms')],
  [
    'statements a second of one primary',
    pages * given('statements a page'),
    room * given('statements a second'),
  ],
  ['acts a second of one audit log', acts, room * given('acts with a line a second')],
] as const

const rows = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => `| ${row.join(' | ')} |\n`).join('')

test('the page says what owners take', () => {
  const counts = [1e3, 1e5, 1e7]
  const table = rows([
    ['pages a second in the busiest hour', ...counts.map((count) => show(count * pages))],
    [
      'statements a second',
      ...counts.map((count) => show(count * pages * given('statements a page'))),
    ],
    ['acts a second', ...counts.map((count) => show(count * acts))],
    ['database, GB', ...counts.map((count) => show((count * kilobytes) / GB))],
    ['with documents, GB', ...counts.map((count) => show((count * stored) / GB))],
    ...limits.map(([what, taken, there]) => [
      `times ${what}`,
      ...counts.map((count) => show((count * taken) / there)),
    ]),
  ])
  const [, written] = /^\| Owners \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(page) ?? []
  expect(written).toBe(table)
})

test('the page says which limit is met first', () => {
  const met = limits.map(([what, taken, there]) => [what, there / taken] as const)
  const sorted = met.toSorted(([, one], [, other]) => one - other)
  const found = [
    ...page.matchAll(/^\| ((?:a|pages|statements|acts) [^|]+) \| ([\d,]+) owners \|/gm),
  ]
  expect(found.map(([, what, owners]) => [what, owners])).toEqual(
    sorted.map(([what, owners]) => [what, show(owners)]),
  )
})
