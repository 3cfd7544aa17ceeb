import type { KindAmountsRecord } from '@hausblick/contract/rows/amountsByKind.ts'
import { type Flow, type KindSubject, type KindYear, kindsOf, sumByKind } from '../amountsByKind.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import { readKindAmounts } from '../records/amountsByKind.ts'

/** What a kind had in a year, in cents; null where the flow has no kinds. */
export interface ReportKind {
  /** Null for what of the totals no kind is stated of. */
  readonly kind: string | null
  readonly income: number | null
  readonly expenses: number | null
}

const YEAR = { first: 0, last: 11 }

/** Returns a function that says what a portfolio, building or unit had by kind, beside its totals. */
export function kindsBySubject(records: readonly KindAmountsRecord[]) {
  const rows = records.map(readKindAmounts)
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId)
  return (subject: KindSubject, totals: MonthlyAmounts | null): ReportKind[] => {
    // Of a thousand units, each would otherwise go through the rows of all.
    const among = subject.kind === 'unit' ? (byUnit.get(subject.id) ?? []) : rows
    return reportKinds({ rows: kindsOf(among, subject), totals })
  }
}

/** Returns a year by kind, largest first and income before expenses, what no kind is stated of last; empty if there are no kinds. */
function reportKinds(now: KindYear): ReportKind[] {
  const sums = (flow: Flow) => sumByKind({ now, before: null }, YEAR, flow)
  const [income, expenses] = [sums('income'), sums('expenses')]
  const entries = [...(income?.entries ?? []), ...(expenses?.entries ?? [])]
  const names = new Map(entries.map(({ key, name }) => [key, name]))
  const amountOf = (flow: typeof income, key: string | null) =>
    flow && (flow.entries.find((entry) => entry.key === key)?.amount ?? 0)
  const kinds = [...names].map(([key, kind]) => ({
    kind,
    income: amountOf(income, key),
    expenses: amountOf(expenses, key),
  }))
  const isRest = ({ kind }: ReportKind) => Number(kind === null)
  return kinds.toSorted(
    (a, b) =>
      isRest(a) - isRest(b) ||
      (b.income ?? 0) - (a.income ?? 0) ||
      (b.expenses ?? 0) - (a.expenses ?? 0),
  )
}
