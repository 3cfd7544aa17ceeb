import type { leftOut } from '@hausblick/contract/calls/imports.ts'
import { fieldsOf } from '@hausblick/contract/mapping/derivations.ts'
import type { PostingRules } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type * as z from 'zod/mini'
import { formatEuros } from '../../reports/format.ts'
import type { SourceResult } from '../mapping/apply/applySource.ts'
import { type LeftOut, type LeftOutRows, leftOutRules } from '../mapping/apply/leftOut.ts'
import { subjects } from '../mapping/fields/subjects.ts'
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

function describeRows(
  { rule, account, rows, sums }: LeftOutRows,
  { source, postings }: SourceResult,
  { measures }: LeftOut,
): Part {
  const name = postings?.accounts.find((one) => one.account === account)?.name ?? null
  const kind = TOTAL.test(foldText(rule)) ? 'Summenzeilen' : 'Zeilen'
  const isOfMapping = source.profile.skip.some(({ name }) => name === rule)
  const ofYear = rule === leftOutRules.outside ? ` ${source.year ?? source.profile.year}` : ''
  const amounts = measures.flatMap(({ headings }, index) => {
    const sum = sums[index] ?? 0
    return sum === 0 ? [] : [{ column: nameColumns(headings), sum }]
  })
  return account === null
    ? { what: `${kind} ${quote(rule)}`, reason: null, ...(isOfMapping && { rule }), rows, amounts }
    : { what: `Konto ${nameAccount(account, name)}`, reason: `${rule}${ofYear}`, rows, amounts }
}

function nameAccount(account: string, name: string | null): string {
  return quote(name === null || name === account ? account : `${account} ${name}`)
}

function nameColumns(headings: readonly string[]): string {
  const [first = '', ...more] = headings
  return more.length === 0 ? first : `${first} bis ${more.at(-1)}`
}

/** Compares the amounts of the file with what goes in and what is left out, each of which is added up on its own. */
function listBalances(result: SourceResult, leftOut: LeftOut): Balance[] {
  const { source, postings, records } = result
  const balanceOf = (weights: readonly number[], goesIn: number, column: string): Balance => {
    const weigh = (sums: readonly number[]) =>
      weights.reduce((sum, weight, index) => sum + weight * (sums[index] ?? 0), 0)
    const inFile = weigh(leftOut.measures.map((measure) => measure.inFile))
    const left = leftOut.rows.reduce((sum, { sums }) => sum + weigh(sums), 0)
    return { column, inFile, goesIn, leftOut: left }
  }
  const { measures } = leftOut
  const { subject } = source.profile
  if (postings) {
    const [form, sign] = formOf(
      source.profile.postings?.amounts ?? 'signed',
      fieldsOf(source.profile),
    )
    const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0)
    const goesIn = postings.amounts.reduce(
      (total, { income, expenses }) => total + sum(income) + sign * sum(expenses),
      0,
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
    const goesIn = records.reduce(
      (total, { values }) =>
        Object.entries(values).reduce(
          (sum, [name, value]) => (isOf(name) ? sum + Number(value ?? 0) : sum),
          total,
        ),
      0,
    )
    const weights = measures.map((one) => Number(one === measure))
    return balanceOf(weights, goesIn, nameColumns(measure.headings))
  })
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
    Math.floor((rows.reduce((sum, { moved }) => sum + moved, 0) / leftOut.moved) * 100)
  const outside = leftOut.rows.filter(({ rule }) => rule === leftOutRules.outside)
  if (shareOf(outside) > LARGE)
    doubts.push({
      kind: 'year',
      text: `Buchungen außerhalb des Jahres ${source.year ?? source.profile.year} werden nicht eingelesen. Sie sind ${shareOf(outside)} % aller Beträge.`,
    })
  for (const rows of leftOut.rows)
    if (rows.rule === leftOutRules.ignored && shareOf([rows]) > LARGE) {
      const name = postings.accounts.find(({ account }) => account === rows.account)?.name ?? null
      doubts.push({
        kind: 'account',
        text: `Das Konto ${nameAccount(rows.account ?? '', name)} wird nicht eingelesen. Seine Buchungen sind ${shareOf([rows])} % aller Beträge.`,
      })
    }
  return doubts
}
