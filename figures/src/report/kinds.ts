import type { KindAmountsRecord } from '@hausblick/contract/rows/amountsByKind.ts'
import {
  type Flow,
  type KindSubject,
  type KindYears,
  kindsOf,
  sumByKind,
} from '../amountsByKind.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import { readKindAmounts } from '../records/amountsByKind.ts'

/** What a kind had in a year, in cents; null where the flow has no kinds. */
export interface ReportKind {
  /** Null for what of the totals no kind is stated of. */
  readonly kind: string | null
  readonly income: number | null
  readonly expenses: number | null
  /** The same of the year before. Absent where that is not told, or has no kinds. */
  readonly incomeBefore?: number | null
  readonly expensesBefore?: number | null
}

/** A year of a subject with amounts by kind. */
export interface KindsOfYear {
  readonly records: readonly KindAmountsRecord[]
  /** The totals of the portfolio. */
  readonly totals: MonthlyAmounts | null
}

const YEAR = { first: 0, last: 11 }

/** Returns a function that says what a portfolio, building or unit had by kind, beside its totals. */
export function kindsBySubject(records: readonly KindAmountsRecord[]) {
  const rows = records.map(readKindAmounts)
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId)
  return (subject: KindSubject, totals: MonthlyAmounts | null): ReportKind[] => {
    // Otherwise, with a thousand units, each would go through the rows of all.
    const among = subject.kind === 'unit' ? (byUnit.get(subject.id) ?? []) : rows
    return reportKinds({ now: { rows: kindsOf(among, subject), totals }, before: null })
  }
}

/** Returns what a portfolio had by kind, beside the year before where that has kinds. */
export function kindsOfPortfolio(now: KindsOfYear, before: KindsOfYear | null): ReportKind[] {
  const read = ({ records, totals }: KindsOfYear) => ({
    rows: records.map(readKindAmounts),
    totals,
  })
  const hasBefore = before !== null && before.records.length > 0
  return reportKinds({ now: read(now), before: hasBefore ? read(before) : null })
}

/** Returns a year by kind, largest first and income before expenses, what no kind is stated of last; empty if there are no kinds. */
function reportKinds(years: KindYears): ReportKind[] {
  const sums = (flow: Flow) => sumByKind(years, YEAR, flow)
  const [income, expenses] = [sums('income'), sums('expenses')]
  const entries = [...(income?.entries ?? []), ...(expenses?.entries ?? [])]
  const names = new Map(entries.map(({ key, name }) => [key, name]))
  const amountOf = (flow: typeof income, key: string | null, of: 'amount' | 'before') =>
    flow && (flow.entries.find((entry) => entry.key === key)?.[of] ?? 0)
  const kinds = [...names].map(([key, kind]) => ({
    kind,
    income: amountOf(income, key, 'amount'),
    expenses: amountOf(expenses, key, 'amount'),
    ...(years.before && {
      incomeBefore: amountOf(income, key, 'before'),
      expensesBefore: amountOf(expenses, key, 'before'),
    }),
  }))
  const isRest = ({ kind }: ReportKind) => Number(kind === null)
  return kinds.toSorted(
    (a, b) =>
      isRest(a) - isRest(b) ||
      (b.income ?? 0) - (a.income ?? 0) ||
      (b.expenses ?? 0) - (a.expenses ?? 0),
  )
}
