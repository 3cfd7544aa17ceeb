import type {
  AccountUse,
  MappingProfile,
  PrintedTotal,
} from '@hausblick/contract/mapping/profile.ts'
import type { Sheet } from '../files/sheet.ts'
import { applySource, type SourceResult } from '../mapping/apply/applySource.ts'
import type { Corrections } from '../mapping/apply/corrections.ts'
import { nameAccount } from '../mapping/apply/postings.ts'
import type { ColumnReading } from '../mapping/apply/settledColumn.ts'
import type { WordColumn } from '../mapping/apply/wordColumns.ts'
import { subjects } from '../mapping/fields/subjects.ts'
import type { HeaderChange } from '../mapping/matchHeader.ts'
import {
  type LearnedAccounts,
  proposeAccounts,
  proposeTotals,
} from '../mapping/propose/afterTrial.ts'
import { Problems, quote } from '../problems/problems.ts'
import { describeLeftOut, type LeftOutReport } from './describeLeftOut.ts'
import { describeObstacles } from './obstacles.ts'
import { reportCells } from './report.ts'
import { readOneSheet } from './rows.ts'
import type { Source } from './source.ts'
import { listTotals, type TrialTotal } from './trialTotals.ts'

/** An account of a journal, for the person who says what becomes of it. */
export interface TrialAccount {
  /** The key in the profile's `accounts`. */
  readonly key: string
  /** As the file has it: `4010 Mieterträge`. */
  readonly label: string
  readonly count: number
  /** Cents: credit less debit. */
  readonly sum: number
  /** What the mapping says; null for an account that it does not know. */
  readonly use: AccountUse['use'] | null
}

/** What cannot be read of a sheet, in German, with the place of the first cell. */
export interface TrialFinding {
  /** Whether the rows are refused. */
  readonly isError: boolean
  readonly message: string
  /** Of the first cell. */
  readonly line: number | null
  /** How many cells are alike. */
  readonly count: number
}

/** What comes of a mapping on a whole sheet. */
export interface Trial {
  readonly change: HeaderChange | null
  /** How many records or postings go in. */
  readonly records: number
  readonly leftOut: LeftOutReport
  readonly accounts: readonly TrialAccount[]
  readonly proposedAccounts: Readonly<Record<string, AccountUse>>
  readonly proposedTotals: readonly PrintedTotal[]
  readonly totals: readonly TrialTotal[]
  /** Whether no row names its customer, so that another sheet of the upload must. */
  readonly needsCustomers: boolean
  /** What cannot be read, alike cells together. */
  readonly findings: readonly TrialFinding[]
  readonly readings: readonly ColumnReading[]
  readonly words: readonly WordColumn[]
  /** In German: what keeps the mapping from being used. */
  readonly obstacles: readonly string[]
}

interface TryOptions {
  readonly corrections?: Corrections
  readonly learned?: LearnedAccounts
}

/** Tries a mapping on a whole sheet of a file. Throws an UnreadableFile if the file cannot be read. */
export async function tryProfile(
  { path, name: file }: Source,
  name: string | null,
  profile: MappingProfile,
  { corrections = new Map(), learned }: TryOptions = {},
): Promise<Trial> {
  const trial = await readOneSheet(path, name, async ({ rows }) =>
    describeResult(await applySource({ file, sheet: name, rows, profile, corrections }), learned),
  )
  if (!trial) throw new Error(`${file} has no sheet ${name}`)
  return trial
}

/** Tries a mapping on the rows of a sheet. */
export async function tryRows(
  file: string,
  { name: sheet, rows }: Pick<Sheet, 'name' | 'rows'>,
  profile: MappingProfile,
  learned?: LearnedAccounts,
): Promise<Trial> {
  return describeResult(await applySource({ file, sheet, rows, profile }), learned)
}

/** Describes what came of a mapping. */
export function describeResult(result: SourceResult, learned: LearnedAccounts = {}): Trial {
  const { postings, change } = result
  return {
    change,
    records: result.leftOut?.taken ?? 0,
    leftOut: describeLeftOut(result),
    accounts: (postings?.accounts ?? []).map((sum) => ({
      key: sum.account,
      label: nameAccount(sum),
      count: sum.rows,
      sum: sum.credit - sum.debit,
      use: sum.use,
    })),
    proposedAccounts: proposeAccounts(result, learned),
    proposedTotals: proposeTotals(result),
    totals: listTotals(result),
    needsCustomers: !namesCustomers(result),
    findings: listFindings(result),
    readings: result.readings,
    words: result.words,
    obstacles: describeObstacles(result),
  }
}

/** Lists what cannot be read; accounts that are not known are asked for elsewhere. */
function listFindings({ faults, warnings, postings, hidden }: SourceResult): TrialFinding[] {
  const accounts = new Set(postings?.unknownAccounts.map(({ account }) => account))
  const problems = new Problems({ strict: false })
  reportCells({ faults: faults.filter(({ cell }) => !accounts.has(cell)), warnings }, problems)
  const ofCells = [problems.errorList, problems.warningList].flatMap((list, index) =>
    list.groups.flatMap(({ kept: [first], count }) => {
      if (!first) return []
      const { line = null, column = null, message } = first
      const place = [`Zeile ${line}`, ...(column === null ? [] : [`Spalte ${quote(column)}`])]
      const told = `${place.join(', ')}: ${message}`
      return [{ isError: index === 0, message: told, line, count }]
    }),
  )
  return hidden === null
    ? ofCells
    : [{ isError: false, message: hidden, line: null, count: 1 }, ...ofCells]
}

function namesCustomers({ source, records, postings }: SourceResult): boolean {
  if (!('customerid' in subjects[source.profile.subject].fields)) return true
  const named = (customerid: unknown) => (customerid ?? null) !== null
  return (
    records.some(({ values }) => named(values.customerid)) ||
    (postings?.amounts ?? []).some(({ customerid }) => named(customerid))
  )
}
