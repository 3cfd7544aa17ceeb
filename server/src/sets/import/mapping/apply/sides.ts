import type { AccountUse, PostingRules } from '@hausblick/contract/mapping/profile.ts'
import { readSide } from '../words.ts'
import type { SourceValues } from './readValues.ts'

/** Both sides of a posting, in cents. */
export interface Sides {
  readonly debit: number
  readonly credit: number
}

/** Why it is not known on which side a posting is. */
export type SideFault = 'no amount' | 'both sides' | 'no side' | 'minus' | 'contradiction'

type Amounts = PostingRules['amounts']

/** Returns the fields that hold amounts: where there is one for all, those of each side only repeat it. */
function amountFieldsOf(values: SourceValues, rules: Amounts) {
  const isOne = rules !== 'debit-credit' && 'amount' in values
  return isOne || rules === 'side' || rules === 'unsigned'
    ? (['amount'] as const)
    : (['debit', 'credit'] as const)
}

/** Returns both sides of a posting, or why that would be a guess. */
export function readSides(
  values: SourceValues,
  rules: Amounts,
  use: AccountUse['use'] | undefined,
): Sides | SideFault {
  const given = amountFieldsOf(values, rules).filter((field) => typeof values[field] === 'number')
  const [field = given[0], ...others] = given.filter((name) => values[name] !== 0)
  if (others.length > 0) return 'both sides'
  if (!field) return 'no amount'
  const amount = Number(values[field])
  if (rules === 'signed' || rules === 'inverted') return readSigned(amount, rules, values)
  if (amount < 0 && rules !== 'reversals') return 'minus'
  const side = field === 'amount' ? sideOf(values, rules, use) : field
  if (side === null) return 'no side'
  return side === 'debit' ? { debit: amount, credit: 0 } : { debit: 0, credit: amount }
}

function readSigned(
  amount: number,
  rules: 'signed' | 'inverted',
  { side = null }: SourceValues,
): Sides | SideFault {
  const credit = rules === 'signed' ? amount : -amount
  const said = side === null ? null : readSide(String(side))
  if (said !== null && amount !== 0 && (said === 'debit') !== credit < 0) return 'contradiction'
  return credit < 0 ? { debit: -credit, credit: 0 } : { debit: 0, credit }
}

/** Without a column that names the side, an amount increases its account. */
function sideOf(values: SourceValues, rules: Amounts, use: AccountUse['use'] | undefined) {
  if (rules === 'side' || 'side' in values) return readSide(String(values.side ?? ''))
  return use === 'expense' ? 'debit' : 'credit'
}
