import type { leftOut } from '@hausblick/contract/calls/imports.ts'
import { fieldsOf } from '@hausblick/contract/mapping/derivations.ts'
import type { PostingRules } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type * as z from 'zod/mini'
import { formatEuros } from '../../reports/format.ts'
import type { SourceResult } from '../mapping/apply/applySource.ts'
import { type LeftOut, type LeftOutRows, leftOutRules } from '../mapping/apply/leftOut.ts'
import { NO_ACCOUNT, nameAccount } from '../mapping/apply/postings.ts'
import { subjects } from '../mapping/fields/subjects.ts'
import { proposeAccount } from '../mapping/propose/accounts.ts'
import { quote } from '../problems/problems.ts'
import { listUnread } from './listUnread.ts'

/** What of a sheet is not read, as people see it. */
export type LeftOutReport = z.infer<typeof leftOut>
type Part = LeftOutReport['parts'][number]
type Balance = LeftOutReport['balances'][number]
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
    doubts: [...doubtPostings(result, leftOut), ...balances.flatMap(doubtBalance)],
  }
}

const TOTAL = /summe|gesamt|total|saldo|ergebnis|ubertrag|vortrag/

/** Whether rows only repeat what others of the file add up to. */
function areTotals({ rule }: LeftOutRows): boolean {
  return TOTAL.test(foldText(rule))
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

function nameColumns(headings: readonly string[]): string {
  const [first = '', ...more] = headings
  return more.length === 0 ? first : `${first} bis ${more.at(-1)}`
}

/**
 * Compares the amounts of the file with what goes in and what is left out, each of which is added up on its own. Totals that the
 * file prints are no amounts of their own.
 */
function listBalances(result: SourceResult, leftOut: LeftOut): Balance[] {
  const { source, postings, records } = result
  const totals = leftOut.rows.filter(areTotals)
  const others = leftOut.rows.filter((rows) => !areTotals(rows))
  const balanceOf = (weights: readonly number[], goesIn: number, column: string): Balance => {
    const weigh = (sums: readonly number[]) =>
      weights.reduce((sum, weight, index) => sum + weight * (sums[index] ?? 0), 0)
    const add = (rows: readonly LeftOutRows[]) => sumOf(rows, ({ sums }) => weigh(sums))
    const inFile = weigh(leftOut.measures.map((measure) => measure.inFile)) - add(totals)
    return { column, inFile, goesIn, leftOut: add(others) }
  }
  const { measures } = leftOut
  const { subject } = source.profile
  if (postings) {
    const [form, sign] = formOf(
      source.profile.postings?.amounts ?? 'signed',
      fieldsOf(source.profile),
    )
    const sum = (months: readonly number[]) => sumOf(months, (month) => month)
    const goesIn = sumOf(
      postings.amounts,
      ({ income, expenses }) => sum(income) + sign * sum(expenses),
    )
    const used = measures.filter(({ field }) => field in form)
    const name = used
      .toSorted((a, b) => (form[b.field] ?? 0) - (form[a.field] ?? 0))
      .map(({ headings }) => nameColumns(headings))
      .join(form.debit === form.credit ? ' und ' : ' abzüglich ')
    const unused = measures.filter(({ field }) => !(field in form))
    return [
      balanceOf(
        measures.map(({ field }) => form[field] ?? 0),
        goesIn,
        name,
      ),
      ...unused.map((measure) =>
        balanceOf(
          measures.map((one) => Number(one === measure)),
          0,
          nameColumns(measure.headings),
        ),
      ),
    ]
  }
  const monthly = subjects[subject].kinds.find(({ cashFlow }) => cashFlow)?.cashFlow
  return measures.map((measure) => {
    const isOf = (name: string) =>
      name === measure.field || name.startsWith(`${monthly}${measure.field}`)
    const goesIn = sumOf(records, ({ values }) =>
      sumOf(Object.entries(values), ([name, value]) => (isOf(name) ? Number(value ?? 0) : 0)),
    )
    const weights = measures.map((one) => Number(one === measure))
    return balanceOf(weights, goesIn, nameColumns(measure.headings))
  })
}

function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((sum, item) => sum + value(item), 0)
}

/** Returns the columns of amounts that a form of journal reads, with their signs, and the sign of expenses. */
function formOf(
  amounts: PostingRules['amounts'],
  fields: ReadonlySet<string>,
): [columns: Readonly<Record<string, number>>, expenses: 1 | -1] {
  const isOne = fields.has('amount')
  switch (amounts) {
    case 'debit-credit':
      return [{ debit: -1, credit: 1 }, -1]
    case 'side':
      return [{ amount: 1 }, -1]
    case 'signed':
      return [isOne ? { amount: 1 } : { debit: 1, credit: 1 }, -1]
    case 'inverted':
      return [isOne ? { amount: -1 } : { debit: -1, credit: -1 }, -1]
    case 'unsigned':
      return [{ amount: 1 }, 1]
    case 'reversals':
      if (!isOne) return [{ debit: -1, credit: 1 }, -1]
      return [{ amount: 1 }, fields.has('side') ? -1 : 1]
  }
}

function doubtBalance({ column, inFile, goesIn, leftOut }: Balance): Doubt[] {
  const missing = inFile - goesIn - leftOut
  if (missing === 0) return []
  const text = `In ${quote(column)} stehen zusammen ${formatEuros(inFile)}. Davon gehen ${formatEuros(goesIn)} ein, ${formatEuros(leftOut)} bleiben nach den Regeln weg; für ${formatEuros(missing)} gibt es keinen Grund. Vergleichen Sie mit der Datei, bevor Sie weitergehen.`
  return [{ kind: 'sum', text }]
}

/** From this share of all amounts on, in per cent, a person says that it is meant not to be read. */
const LARGE = 10
/** The same for accounts that are never read as a rule: loans, deposits, taxes. */
const MOST = 50
const RENT = /miet|pacht/

function doubtPostings({ source, postings }: SourceResult, leftOut: LeftOut): Doubt[] {
  if (!postings) return []
  const doubts: Doubt[] = []
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
  for (const rows of leftOut.rows.filter(({ rule }) => rule === leftOutRules.ignored)) {
    const account = postings.accounts.find((one) => one.account === rows.account)
    const isUsual = account && proposeAccount(account)?.use === 'ignore'
    if (shareOf([rows]) > (isUsual ? MOST : LARGE))
      doubts.push({
        kind: 'account',
        text: `${quoteAccount(rows.account ?? '', postings)}: Diese Buchungen werden nicht eingelesen. Sie sind ${shareOf([rows])} % aller Beträge.`,
      })
  }
  return doubts
}
