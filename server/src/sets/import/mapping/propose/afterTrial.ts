import type { AccountUse, PrintedTotal } from '@hausblick/contract/mapping/profile.ts'
import type { SourceResult } from '../apply/applySource.ts'
import { BALANCE_SHEET, proposeAccount } from './accounts.ts'

// What can be proposed only once all rows of a source have been read.

/** Proposes what becomes of the accounts that the mapping does not know; those that are not plain are left out. */
export function proposeAccounts({ postings, source }: SourceResult): Record<string, AccountUse> {
  const hasCounter = source.profile.columns.some(({ to }) => to === 'counteraccount')
  const proposed = (postings?.unknownAccounts ?? []).flatMap((sum) => {
    const isBank = hasCounter && BALANCE_SHEET.test(sum.account)
    const use = proposeAccount(sum) ?? (isBank ? ({ use: 'ignore' } as const) : null)
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
