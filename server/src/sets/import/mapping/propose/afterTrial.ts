import type { AccountUse, PrintedTotal } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { SourceResult } from '../apply/applySource.ts'
import { BALANCE_SHEET } from '../apply/entries.ts'
import { nameAccount } from '../apply/postings.ts'
import { proposeAccount } from './accounts.ts'

// What can be proposed only once all rows of a source have been read.

/** What people of this house have said of accounts, by `accountKey` of their labels. */
export type LearnedAccounts = Readonly<Record<string, AccountUse>>

/** Returns by what spellings of an account are the same. */
export function accountKey(account: string): string {
  return foldText(account).trim()
}

/** Proposes what becomes of accounts; those that are neither learned nor plain are left out. */
export function proposeAccounts(
  { postings, source }: SourceResult,
  learned: LearnedAccounts = {},
): Record<string, AccountUse> {
  const hasCounter = source.profile.columns.some(({ to }) => to === 'counteraccount')
  const proposed = (postings?.accounts ?? []).flatMap((sum) => {
    const isBank = hasCounter && BALANCE_SHEET.test(sum.account)
    // By its number alone, an account may be another one in the next file.
    const known = learned[accountKey(nameAccount(sum))] ?? proposeAccount(sum)
    const use = known ?? (isBank ? ({ use: 'ignore' } as const) : null)
    return use ? [[sum.account, use] as const] : []
  })
  return Object.fromEntries(proposed)
}

/** Proposes the printed totals that must equal from now on: those that do in this file. */
export function proposeTotals({ totals }: SourceResult): PrintedTotal[] {
  const groups = Map.groupBy(totals, ({ rule, label }) => JSON.stringify([rule, label]))
  return [...groups.values()].flatMap((group): PrintedTotal[] => {
    const [first] = group
    if (!first) return []
    const equals = (of: PrintedTotal['of']) => group.every((total) => total.printed === total[of])
    const of = equals('all') ? 'all' : equals('group') ? 'group' : null
    return of === null ? [] : [{ rule: first.rule, column: first.label, of }]
  })
}
