import { FIRST_YEAR, LAST_YEAR } from '@hausblick/contract/year.ts'
import { readState } from '../words.ts'
import type { SourceValues } from './readValues.ts'
import type { Sides } from './sides.ts'

/** Accounts of assets and debts in DATEV's charts of accounts, whose other side tells what a posting is. */
export const BALANCE_SHEET = /^[01]\d{3}$/

/** What a posting does to one of its accounts. */
export interface Entry {
  readonly values: SourceValues
  readonly isCounter: boolean
}

/** Returns the account of a posting, and the one on its other side where a column names it, as DATEV's do: first what tells. */
export function listEntries(values: SourceValues): Entry[] {
  const { counteraccount = null } = values
  const own = { values, isCounter: false }
  if (counteraccount === null) return [own]
  const counter = { ...values, account: counteraccount, accountname: null }
  const both = [own, { values: counter, isCounter: true }]
  return both.toSorted((a, b) => Number(tells(b)) - Number(tells(a)))
}

/** Whether an entry says what its posting was, as that on an account of the bank does not. */
function tells({ values }: Entry): boolean {
  return !BALANCE_SHEET.test(String(values.account ?? ''))
}

/** Returns what a posting does to the account of an entry. */
export function sidesOf({ debit, credit }: Sides, { isCounter }: Entry): Sides {
  return isCounter ? { debit: credit, credit: debit } : { debit, credit }
}

const NOT_REVERSED: ReadonlySet<string> = new Set(['', '0', 'nein', 'n'])
/** The first digit says what is corrected: 2 is a reversal. */
const REVERSED_KEY = /^(?:00)?2\d$/
const EURO: ReadonlySet<string> = new Set(['', 'EUR', '€'])

/** Returns why a posting cannot count as it stands; null if it can. */
export function findForm({
  reversal,
  taxkey,
  currency,
}: SourceValues): 'reversal' | 'foreign' | null {
  const isReversed = !NOT_REVERSED.has(textOf(reversal).toLowerCase())
  if (isReversed || REVERSED_KEY.test(textOf(taxkey))) return 'reversal'
  return EURO.has(textOf(currency).toUpperCase()) ? null : 'foreign'
}

function textOf(value: SourceValues[string] | undefined): string {
  return String(value ?? '').trim()
}

export function readStateOf({
  state = null,
}: SourceValues): 'booked' | 'not booked' | 'unclear state' {
  const read = state === null ? 'booked' : readState(String(state))
  return read === 'booked' || read === 'not booked' ? read : 'unclear state'
}

export function readMonth({ date = null }: SourceValues): { year: number; month: number | null } {
  const [said, month] = String(date ?? '').split('-')
  const year = Number(said)
  const isKnown = month !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR
  return { year, month: isKnown ? Number(month) : null }
}
