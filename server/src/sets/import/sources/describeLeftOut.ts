import type { leftOut } from '@hausblick/contract/calls/imports.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type * as z from 'zod/mini'
import { formatEuros } from '../../../platform/print/format.ts'
import type { SourceResult } from '../mapping/apply/applySource.ts'
import { type LeftOut, type LeftOutRows, leftOutRules } from '../mapping/apply/leftOut.ts'
import { NO_ACCOUNT, nameAccount, type PostingSums } from '../mapping/apply/postings.ts'
import { proposeAccounts } from '../mapping/propose/afterTrial.ts'
import { quote } from '../problems/problems.ts'
import { areTotals, doubtBalance, listBalances, nameColumns, sumOf } from './balances.ts'
import { listUnread } from './listUnread.ts'

/** What of a sheet is not read, as people see it. */
export type LeftOutReport = z.infer<typeof leftOut>
type Part = LeftOutReport['parts'][number]
type Doubt = LeftOutReport['doubts'][number]

/** Describes what of a sheet is not read, whether that and what goes in are all of it, and what a person should confirm. */
export function describeLeftOut(result: SourceResult): LeftOutReport {
  const { leftOut } = result
  if (!leftOut) return { parts: [], balances: [], doubts: [] }
  const balances = listBalances(result, leftOut)
  const rows = leftOut.rows.toSorted((a, b) => b.moved - a.moved)
  return {
    parts: [
      ...rows.map((part) => describeRows(part, result, leftOut)),
      ...listUnread(leftOut.unread.columns, result.source.profile.subject),
    ],
    balances,
    doubts: [
      ...doubtPostings(result, leftOut),
      ...balances.flatMap(doubtBalance).map((text) => ({ kind: 'sum' as const, text })),
    ],
  }
}

function describeRows(
  part: LeftOutRows,
  { source, postings }: SourceResult,
  { measures }: LeftOut,
): Part {
  const { rule, account, rows, sums } = part
  const kind = areTotals(part) ? 'Summenzeilen' : 'Zeilen'
  const isOfMapping = source.profile.skip.some(({ name }) => name === rule)
  const ofYear = rule === leftOutRules.outside ? ` ${source.year}` : ''
  const amounts = measures.flatMap(({ headings }, index) => {
    const sum = sums[index] ?? 0
    return sum === 0 ? [] : [{ column: nameColumns(headings), sum }]
  })
  return account === null
    ? { what: `${kind} ${quote(rule)}`, reason: null, ...(isOfMapping && { rule }), rows, amounts }
    : { what: quoteAccount(account, postings), reason: `${rule}${ofYear}`, rows, amounts }
}

function quoteAccount(account: string, postings: SourceResult['postings']): string {
  const sum = postings?.accounts.find((one) => one.account === account)
  return account === '' ? NO_ACCOUNT : `Konto ${quote(sum ? nameAccount(sum) : account)}`
}

/** From this share of all amounts on, in per cent, a person says that it is meant not to be read. */
const LARGE = 10
/** The same for accounts that are never read as a rule: loans, deposits, taxes. */
const MOST = 50
const RENT = /miet|pacht/

function doubtPostings(result: SourceResult, leftOut: LeftOut): Doubt[] {
  const { source, postings } = result
  if (!postings) return []
  const doubts = doubtSigns(postings)
  const earned = postings.amounts.filter(({ income }) => income.some((amount) => amount !== 0))
  if (earned.length > 0 && !earned.some(({ kind }) => RENT.test(foldText(kind))))
    doubts.push({
      kind: 'rent',
      text: 'Es gehen Einnahmen ein, aber keine Miete. Prüfen Sie, ob das Konto der Mieten als Kaltmiete zählt.',
    })
  const shareOf = (rows: readonly LeftOutRows[]) =>
    Math.floor((sumOf(rows, ({ moved }) => moved) / leftOut.moved) * 100)
  const outside = leftOut.rows.filter(({ rule }) => rule === leftOutRules.outside)
  if (shareOf(outside) > LARGE)
    doubts.push({
      kind: 'year',
      text: `Buchungen außerhalb des Jahres ${source.year} werden nicht eingelesen. Sie sind ${shareOf(outside)} % aller Beträge.`,
    })
  const usual = proposeAccounts(result)
  for (const rows of leftOut.rows.filter(({ rule }) => rule === leftOutRules.ignored)) {
    const isUsual = usual[rows.account ?? '']?.use === 'ignore'
    if (shareOf([rows]) > (isUsual ? MOST : LARGE))
      doubts.push({
        kind: 'account',
        text: `${quoteAccount(rows.account ?? '', postings)}: Diese Buchungen werden nicht eingelesen. Sie sind ${shareOf([rows])} % aller Beträge.`,
      })
  }
  return doubts
}

/** Doubts all income or all expenses below zero: single accounts of refunds may be. */
function doubtSigns({ accounts }: PostingSums): Doubt[] {
  const sums = [
    ['Die Einnahmen', sumOf(accounts, ({ income }) => income)],
    ['Die Ausgaben', sumOf(accounts, ({ expenses }) => expenses)],
  ] as const
  const [found] = sums.filter(([, sum]) => sum < 0)
  if (!found) return []
  const [what, sum] = found
  const text = `${what} sind zusammen negativ (${formatEuros(sum)}). Meist sind dann Soll und Haben vertauscht, oder statt des Gegenkontos ist das Konto der Bank gewählt. Prüfen Sie das, bevor Sie weitergehen.`
  return [{ kind: 'sign', text }]
}
