import type { leftOut } from '@hausblick/contract/calls/imports.ts'
import { fieldsOf } from '@hausblick/contract/mapping/derivations.ts'
import type { PostingRules } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type * as z from 'zod/mini'
import { formatEuros } from '../../../platform/print/format.ts'
import type { SourceResult } from '../mapping/apply/applySource.ts'
import type { LeftOut, LeftOutRows } from '../mapping/apply/leftOut.ts'
import { subjects } from '../mapping/fields/subjects.ts'
import { quote } from '../problems/problems.ts'

type Balance = z.infer<typeof leftOut>['balances'][number]

const TOTAL = /summe|gesamt|total|saldo|ergebnis|ubertrag|vortrag/

/** Whether rows only repeat what others of the file add up to. */
export function areTotals({ rule }: LeftOutRows): boolean {
  return TOTAL.test(foldText(rule))
}

export function nameColumns(headings: readonly string[]): string {
  const [first = '', ...more] = headings
  return more.length === 0 ? first : `${first} bis ${more.at(-1)}`
}

/**
 * Compares the amounts of the file with what goes in and what is left out, each of which is added up on its own. Totals that the
 * file prints are no amounts of their own, and a posting that is read by both of its accounts has no single sign.
 */
export function listBalances(result: SourceResult, leftOut: LeftOut): Balance[] {
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
    const weights = measures.map(({ field }) => form[field] ?? 0)
    const isByBoth = fieldsOf(source.profile).has('counteraccount')
    return [
      ...(isByBoth ? [] : [balanceOf(weights, goesIn, name)]),
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

export function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
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

export function doubtBalance({ column, inFile, goesIn, leftOut }: Balance): string[] {
  const missing = inFile - goesIn - leftOut
  if (missing === 0) return []
  const text = `In ${quote(column)} stehen zusammen ${formatEuros(inFile)}. Davon gehen ${formatEuros(goesIn)} ein, ${formatEuros(leftOut)} bleiben nach den Regeln weg; für ${formatEuros(missing)} gibt es keinen Grund. Vergleichen Sie mit der Datei, bevor Sie weitergehen.`
  return [text]
}
