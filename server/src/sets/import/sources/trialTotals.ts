import type { SourceResult } from '../mapping/apply/applySource.ts'
import { leftOutRules } from '../mapping/apply/leftOut.ts'
import type { AccountSum } from '../mapping/apply/postings.ts'
import type { ComparedTotal } from '../mapping/apply/printedTotals.ts'
import { labelColumns } from '../mapping/labels.ts'
import { quote } from '../problems/problems.ts'

/** A sum of the file beside what goes in. */
export interface TrialTotal {
  /** In German: `Einnahmen`, `Summe Spalte „Restschuld“`. */
  readonly label: string
  /** In cents, or in units of the column. */
  readonly inFile: number
  readonly goesIn: number
  readonly unit: 'money' | 'number'
  /** Whether the file prints the sum; `goesIn` is then that of its rows. */
  readonly isPrinted: boolean
  /** In German: why they differ; null if they do not, or it is not known. */
  readonly reason: string | null
}

const HUNDREDTHS = 100

/** Lists the sums of a sheet beside what goes in: those of its postings by use, and those of its columns. */
export function listTotals(result: SourceResult): TrialTotal[] {
  return [...listPostings(result), ...listColumns(result)]
}

function listPostings({ postings, skipped, source }: SourceResult): TrialTotal[] {
  if (!postings) return []
  const accounts = postings.accounts
  const outside = skipped.filter(({ rule }) => rule === leftOutRules.outside)
  const of = (use: AccountSum['use']) => accounts.filter((account) => account.use === use)
  const sum = (list: readonly AccountSum[], value: (account: AccountSum) => number) =>
    list.reduce((total, account) => total + value(account), 0)
  const left =
    outside.length === 0
      ? null
      : `${count(outside.length, 'Buchung liegt', 'Buchungen liegen')} außerhalb des Jahres ${source.year}`
  const totals: (TrialTotal & { readonly accounts: readonly AccountSum[] })[] = [
    {
      label: 'Einnahmen',
      inFile: sum(of('income'), ({ credit, debit }) => credit - debit),
      goesIn: sum(of('income'), ({ income }) => income),
      accounts: of('income'),
      reason: left,
      unit: 'money',
      isPrinted: false,
    },
    {
      label: 'Ausgaben',
      inFile: sum(of('expense'), ({ credit, debit }) => debit - credit),
      goesIn: sum(of('expense'), ({ expenses }) => expenses),
      accounts: of('expense'),
      reason: left,
      unit: 'money',
      isPrinted: false,
    },
  ]
  return totals
    .filter(({ accounts }) => accounts.length > 0)
    .map(({ accounts: _, ...total }) => ({
      ...total,
      reason: total.inFile === total.goesIn ? null : total.reason,
    }))
}

function listColumns(result: SourceResult): TrialTotal[] {
  const { source, totals, headings, sums, records, postings, skipped, faults } = result
  const { columns } = source.profile
  const left = skipped.filter(({ rule }) => rule.startsWith('Älter')).length + faults.length
  return columns.flatMap(({ from, to, type, month }) => {
    const [label] = from
    if (label === undefined || to === null || !sums.has(label)) return []
    const factor = type === 'area' ? HUNDREDTHS : 1
    const unit = type === 'money' ? 'money' : 'number'
    const name = `Summe Spalte ${quote(headings[labelColumns(headings).indexOf(label)] ?? label)}`
    const printed = totals.filter((total) => total.label === label)
    const stated = statesAll(printed) ? [toPrinted(printed, { label: name, unit, factor })] : []
    const isShared =
      columns.filter((column) => column.to === to && column.month === month).length > 1
    if (postings || month !== undefined || isShared || stated.length > 0) return stated
    const goesIn = records.reduce((sum, { values }) => sum + Number(values[to] ?? 0), 0)
    const inFile = sums.get(label) ?? 0
    const reason =
      inFile === goesIn || left === 0
        ? null
        : `${count(left, 'Zeile geht', 'Zeilen gehen')} nicht ein`
    return [
      {
        label: name,
        inFile: inFile / factor,
        goesIn: goesIn / factor,
        unit,
        isPrinted: false,
        reason,
      },
    ]
  })
}

/** Whether totals end with that of all rows, or one is wrong; others are of parts, such as each house. */
function statesAll(totals: readonly ComparedTotal[]): boolean {
  const last = totals.at(-1)
  return last?.printed === last?.all ? totals.length > 0 : totals.some(isWrong)
}

function isWrong({ printed, all, group }: ComparedTotal): boolean {
  return printed !== all && printed !== group
}

/** Sets the totals that a file prints for a column beside what its rows add up to. */
function toPrinted(
  totals: readonly ComparedTotal[],
  { label, unit, factor }: { label: string; unit: TrialTotal['unit']; factor: number },
): TrialTotal {
  const last = totals.at(-1)
  const wrong = totals.find(isWrong)
  const shown = wrong ?? last
  const printed = shown?.printed ?? 0
  const sum = shown && printed === shown.group ? shown.group : (shown?.all ?? 0)
  const reason = wrong
    ? `In Zeile ${wrong.line} stimmt die Summe der Datei nicht mit ihren Zeilen überein`
    : null
  return { label, inFile: printed / factor, goesIn: sum / factor, unit, isPrinted: true, reason }
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
