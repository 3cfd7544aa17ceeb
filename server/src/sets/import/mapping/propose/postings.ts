import { money } from '@hausblick/contract/encoding/money.ts'
import type { PostingRules } from '@hausblick/contract/mapping/profile.ts'
import type { SourceValues } from '../apply/readValues.ts'
import { readSides } from '../apply/sides.ts'
import { plainNumber } from '../plainText.ts'
import { nameUse } from './accounts.ts'
import type { ProposedField, SourceColumn } from './field.ts'

type Amounts = PostingRules['amounts']

const WITH_SIDE = /\d\s*[SH]$/i
/** A single minus on one of two sides may as well be a reversal. */
const LEAST_NEGATIVE = 2

/**
 * Proposes how a journal's amounts are to be understood. What a minus means is proposed only where the names of accounts show
 * it; otherwise what is proposed refuses it, and the person is asked. Accounts are proposed once all rows have been read.
 */
export function proposePostings(
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
): PostingRules {
  const valuesOf = (name: string) =>
    columns[fields.findIndex((field) => field?.field === name)]?.values ?? []
  const has = (name: string) => fields.some((field) => field?.field === name)
  const plain = has('amount') ? (has('side') ? 'side' : 'unsigned') : 'debit-credit'
  if (valuesOf('amount').some((value) => WITH_SIDE.test(value)))
    return { amounts: 'signed', accounts: {} }
  const rows = readRows(columns, fields)
  const negative = rows.filter(({ values }) => hasMinus(values))
  const least = plain === 'unsigned' ? 1 : LEAST_NEGATIVE
  const found = (['signed', 'reversals', 'inverted'] as const).flatMap((amounts) => {
    const sums = negative.length < least ? null : sumByAccount(rows, amounts)
    return sums ? [{ amounts, sums: JSON.stringify(sums) }] : []
  })
  const [first] = found
  const isClear = first && found.every(({ sums }) => sums === first.sums)
  return { amounts: isClear ? first.amounts : plain, accounts: {} }
}

interface Row {
  readonly account: string
  readonly values: SourceValues
}

function readRows(
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
): Row[] {
  const indexOf = (name: string) => fields.findIndex((field) => field?.field === name)
  const named = indexOf('accountname') === -1 ? indexOf('account') : indexOf('accountname')
  const given = (['amount', 'debit', 'credit', 'side'] as const).filter(
    (name) => indexOf(name) !== -1,
  )
  return (columns[0]?.values ?? []).map((_, row) => {
    const textOf = (index: number) => columns[index]?.values[row]?.trim() ?? ''
    const values = given.map((name) => {
      const text = textOf(indexOf(name))
      return [name, name === 'side' ? text || null : money.read(plainNumber(text))] as const
    })
    return { account: textOf(named), values: Object.fromEntries(values) }
  })
}

function hasMinus({ amount, debit, credit }: SourceValues): boolean {
  return [amount, debit, credit].some((value) => Number(value ?? 0) < 0)
}

/** Sums rows by account; null where one named as income has more expenses, or the other way round, and where none is known. */
function sumByAccount(rows: readonly Row[], amounts: Amounts): Record<string, number> | null {
  const sums: Record<string, number> = {}
  let known = 0
  for (const { account, values } of rows) {
    const sides = readSides(values, amounts, nameUse(account) ?? undefined)
    if (sides === 'contradiction') return null
    if (typeof sides === 'string') continue
    sums[account] = (sums[account] ?? 0) + sides.credit - sides.debit
  }
  for (const [account, sum] of Object.entries(sums)) {
    const use = nameUse(account)
    if (use === null) continue
    known += 1
    if (use === 'income' ? sum < 0 : sum > 0) return null
  }
  return known === 0 ? null : sums
}
