import type { ReportCashFlow } from '@hausblick/figures/report/cashFlow.ts'

/**
 * A value of a table: text, cents, basis points, those of an interest rate with their fractions, a count, or an ISO 8601 date of
 * any precision.
 */
export type CellKind = 'text' | 'money' | 'share' | 'rate' | 'count' | 'date'

export interface ReportColumn {
  readonly title: string
  readonly kind: CellKind
}

/** A table of a report, as spreadsheets get it. */
export interface ReportTable {
  /** At most 31 characters, as sheets may have. */
  readonly name: string
  readonly columns: readonly ReportColumn[]
  /** Null where nothing is known. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

const column = (kind: CellKind) => (title: string) => ({ title, kind })
export const [text, money, share] = [column('text'), column('money'), column('share')]
export const [rate, count, date] = [column('rate'), column('count'), column('date')]

export const cashFlowColumns = [
  money('Einnahmen in Euro'),
  money('Ausgaben in Euro'),
  money('Überschuss in Euro'),
]

/** Returns the amounts of these columns. */
export const amounts = (flow: Pick<ReportCashFlow, 'income' | 'expenses' | 'surplus'> | null) => [
  flow?.income ?? null,
  flow?.expenses ?? null,
  flow?.surplus ?? null,
]
