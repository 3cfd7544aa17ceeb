import * as z from 'zod/mini'
import { FIRST_YEAR, LAST_YEAR } from '../year.ts'
import { COLUMN_TYPES, DERIVATIONS, SPLITS, SUBJECTS } from './subjects.ts'

/** The version of the form below. A later program reads older versions, and refuses newer ones. */
export const PROFILE_VERSION = 3

/** A column's label: its folded heading, with ` (2)` where a heading stands a second time. */
const label = z.string().check(z.minLength(1))
const field = z.string().check(z.regex(/^[a-z]+$/))
const filled = z.string().check(z.minLength(1))

/** A month that a column holds the amounts of. */
const month = z.int().check(z.minimum(1), z.maximum(12))
const year = z.int().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR))

/** Where a value comes from, and what becomes of it. */
export const mappedColumn = z.strictObject({
  /** Several columns are joined by spaces. */
  from: z.array(label).check(z.minLength(1)),
  /** Null for a column that is ignored for good. */
  to: z.nullable(field),
  type: z.enum(COLUMN_TYPES),
  split: z.optional(z.enum(SPLITS)),
  /** What is stored for a cell's text, compared folded; empty for nothing. An empty text stands for empty cells. */
  values: z.optional(z.record(z.string(), z.string())),
  /** How numbers are written, where a person has chosen: `1.250,50` or `1,250.50`. Default: as the column shows. */
  numbers: z.optional(z.enum(['de', 'en'])),
  /** Whether an empty cell has the value of the row above. */
  fillDown: z.optional(z.boolean()),
  /** For ids of units that are unique only within their building, whose id is put before them: `101-3`. */
  inBuilding: z.optional(z.boolean()),
  /** The month of a column of amounts, which `to` calls `income` or `expenses`. */
  month: z.optional(month),
})
export type MappedColumn = z.infer<typeof mappedColumn>

/** A row that holds none of the source's records, and the name under which it is counted. */
export const skipRule = z.discriminatedUnion('test', [
  /** The first filled cell, or the one of a column, begins with a text. */
  z.strictObject({
    name: filled,
    test: z.literal('begins'),
    column: z.optional(label),
    texts: z.array(filled).check(z.minLength(1)),
  }),
  /** The header once more, as on the next page of a list. */
  z.strictObject({ name: filled, test: z.literal('header') }),
  /** A title from above the header once more, with the number of another page. */
  z.strictObject({ name: filled, test: z.literal('title') }),
  /** All of these columns are empty. */
  z.strictObject({
    name: filled,
    test: z.literal('empty'),
    columns: z.array(label).check(z.minLength(1)),
  }),
])
export type SkipRule = z.infer<typeof skipRule>

/** What becomes of an account's postings. */
export const accountUse = z.discriminatedUnion('use', [
  z.strictObject({ use: z.literal('income'), kind: filled }),
  z.strictObject({ use: z.literal('expense'), kind: filled }),
  z.strictObject({ use: z.literal('ignore') }),
])
export type AccountUse = z.infer<typeof accountUse>

/**
 * How a journal is summed into months. `debit-credit` has a column for each side and `side` one that names it; an `unsigned`
 * amount increases its account. All three refuse amounts below zero, which `reversals` takes off the side that they are on. A
 * `signed` amount is a credit if positive, an `inverted` one a debit, in whichever column it is.
 */
export const postings = z.strictObject({
  amounts: z.enum(['debit-credit', 'side', 'signed', 'inverted', 'unsigned', 'reversals']),
  /** By the account's number or name, folded. */
  accounts: z.record(z.string(), accountUse),
})
export type PostingRules = z.infer<typeof postings>

/** A total that the file prints: the value of a column in the rows that a rule skips. */
export const printedTotal = z.strictObject({
  rule: filled,
  column: label,
  /** What it adds up: all rows above it, or those since the last such total. */
  of: z.enum(['all', 'group']),
})
export type PrintedTotal = z.infer<typeof printedTotal>

/** How one sheet of one source is read: saved under the source's name, and applied to its next file. */
export const mappingProfile = z.strictObject({
  version: z.literal([1, 2, PROFILE_VERSION]),
  name: filled,
  /** The sheet's name; null for a CSV file. */
  sheet: z.nullable(z.string()),
  subject: z.enum(SUBJECTS),
  /** The sorted labels of the header, dates in them neutralised. */
  fingerprint: filled,
  /** The labels by which the release before finds the header. */
  required: z.array(label).check(z.minLength(1)),
  columns: z.array(mappedColumn),
  /** Fields with the same value in every row. */
  constants: z.array(z.strictObject({ to: field, value: filled })),
  /** Fields that a title above the header states: `…` in the pattern stands for the value. */
  titles: z.array(z.strictObject({ to: field, pattern: filled })),
  skip: z.array(skipRule),
  /** Headings among the rows, alone in theirs, whose id all rows below have: `Objekt 101 Lindenstraße 4`. */
  sections: z.array(z.strictObject({ texts: z.array(filled).check(z.minLength(1)), to: field })),
  /** Rows in which only these columns are filled belong to the row above, whose texts they go on. */
  continuation: z.nullable(z.array(label).check(z.minLength(1))),
  /** The date by which the newest of several rows with one key is taken; null refuses them. */
  newest: z.nullable(field),
  /**
   * The year of postings where the file does not say it, those of others being listed and not imported; and of columns by month
   * whose headings name none. Null takes postings of all years.
   */
  year: z.nullable(year),
  postings: z.nullable(postings),
  derived: z.array(z.enum(DERIVATIONS)),
  totals: z.array(printedTotal),
})
export type MappingProfile = z.infer<typeof mappingProfile>
