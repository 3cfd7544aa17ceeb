import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUBJECTS, type Subject } from '@hausblick/contract/mapping/subjects.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { proposeFields } from './propose/columns.ts'
import { proposeSubject } from './propose/subject.ts'

/**
 * Headings with some values and the field that each means, a line each: file, subject, heading, field, values. They are not to be
 * looked at when synonyms are added: they were written down before any synonym was, as property managers' programs, banks and
 * people write them, or found afterwards in public templates and exports, of which the first run had 241 of 267 right, 4 wrong.
 */
const lines: string[][] = parse(
  readFileSync(join(import.meta.dirname, 'testdata/headings.csv'), 'utf8'),
  { delimiter: ';', relax_column_count: true },
)
const heldOut = [...Map.groupBy(lines, ([file = '']) => file)].map(([file, columns]) => ({
  file,
  subject: subjectOf(columns[0]?.[1]),
  columns: columns.map(([, , heading = '', field, ...values]) => ({
    heading,
    field: field || null,
    values,
  })),
}))

function subjectOf(text: string | undefined): Subject {
  const subject = SUBJECTS.find((one) => one === text)
  if (!subject) throw new Error(`no subject ${text}`)
  return subject
}

const MOST_WRONG = 1
const LEAST_RIGHT = 0.95

const results = heldOut.map(({ file, subject, columns }) => {
  const proposed = proposeFields(columns, subject).map((field) => field?.field ?? null)
  const compared = columns.map(({ heading, field }, index) => ({
    heading,
    field,
    proposed: proposed[index] ?? null,
  }))
  return { file, compared }
})

test.each(results)('proposes at most one wrong field for $file', ({ compared }) => {
  const wrong = compared.filter(({ field, proposed }) => proposed !== null && proposed !== field)
  expect(wrong.slice(MOST_WRONG)).toEqual([])
})

test('proposes what most headings mean that were held out', () => {
  const all = results.flatMap(({ compared }) => compared)
  const right = all.filter(({ field, proposed }) => field === proposed)
  expect(all.length).toBeGreaterThanOrEqual(400)
  expect(right.length / all.length).toBeGreaterThanOrEqual(LEAST_RIGHT)
})

/** Sheets that are left to the person: units without ids. */
const UNCLEAR = ['wohneinheiten-csv', 'portfolio-excel']

test.each(heldOut)('recognises what $file is about', ({ file, subject, columns }) => {
  const recognised = proposeSubject(columns, [file])?.subject ?? null
  expect(recognised).toBe(UNCLEAR.includes(file) ? null : subject)
})
