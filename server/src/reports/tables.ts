// Longer than most files: it lists all tables of a report with their columns.
import { DATE_NAMES } from '@hausblick/figures/dates/upcoming.ts'
import type { ReportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportItem, YearlyReport } from '@hausblick/figures/report/report.ts'
import { MONTH_NAMES } from './format.ts'
import type { Issuer } from './issuer.ts'
import {
  BASIS,
  balanceDay,
  CASH_FLOW_NOTE,
  hasKinds,
  KINDS_NOTE,
  loanNote,
  loanSumTitles,
  NO_BASIS,
  NO_TAX_FORM,
  nameKind,
  stillNeeded,
} from './texts.ts'

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

/** Whom a report is for. */
export type Owned = Pick<Issuer, 'owners'>

/** Returns a report as tables, with the very numbers of its PDF. */
export function reportTables(report: YearlyReport, { owners }: Owned): ReportTable[] {
  return [
    overview(report, owners),
    {
      name: 'Monate',
      columns: [text('Monat'), ...cashFlowColumns],
      rows: monthRows(report.cashFlow),
    },
    items('Objekte', report.objects),
    itemMonths('Objekte nach Monaten', report.objects),
    items('Einheiten', report.units),
    itemMonths('Einheiten nach Monaten', report.units),
    ...(hasKinds(report) ? [kinds(report)] : []),
    loans(report),
    dates(report),
    {
      name: 'Hinweise',
      columns: [text('Hinweis')],
      rows: [
        CASH_FLOW_NOTE,
        ...(hasKinds(report) ? [KINDS_NOTE] : []),
        loanNote(report),
        NO_TAX_FORM,
        ...stillNeeded(report),
      ].map((note) => [note]),
    },
  ]
}

const column = (kind: CellKind) => (title: string) => ({ title, kind })
const [text, money, share] = [column('text'), column('money'), column('share')]
const [rate, count, date] = [column('rate'), column('count'), column('date')]

const cashFlowColumns = [
  money('Einnahmen in Euro'),
  money('Ausgaben in Euro'),
  money('Überschuss in Euro'),
]

const amounts = (flow: Pick<ReportCashFlow, 'income' | 'expenses' | 'surplus'> | null) => [
  flow?.income ?? null,
  flow?.expenses ?? null,
  flow?.surplus ?? null,
]

function overview(report: YearlyReport, owners: Owned['owners']): ReportTable {
  const { year, loanSums, valuation } = report
  const titles = loanSumTitles(report)
  return {
    name: 'Übersicht',
    columns: [
      text('Kundennummer'),
      count('Jahr'),
      date('Stand'),
      ...cashFlowColumns,
      share('Vermietungsrate in Prozent'),
      count('Wohneinheiten'),
      money('Immobilienwert in Euro'),
      date('Bewertung vom'),
      money(`${titles.interest}, in Euro`),
      money(`${titles.principal}, in Euro`),
      money(`${titles.balance}, in Euro`),
      text('Eigentümer'),
    ],
    rows: [
      [
        report.customerId,
        year,
        report.today,
        ...amounts(report.cashFlow),
        report.occupancyRate,
        report.unitCount,
        valuation.value,
        valuation.valuationDate,
        loanSums.interest,
        loanSums.principal,
        loanSums.balance,
        owners.join(', ') || null,
      ],
    ],
  }
}

function monthRows(flow: ReportCashFlow | null) {
  return (flow?.months ?? []).map((month) => [
    MONTH_NAMES[month.month - 1] ?? '',
    ...amounts(month),
  ])
}

function items(name: string, listed: readonly ReportItem[]): ReportTable {
  return {
    name,
    columns: [
      ...[text('Nummer'), text('Bezeichnung'), text('Adresse'), text('Art')],
      ...cashFlowColumns,
      share('Vermietungsrate in Prozent'),
      money('Wert in Euro'),
      date('Bewertung vom'),
    ],
    rows: listed.map((item) => [
      ...[item.id, item.label, item.address, item.type],
      ...amounts(item.cashFlow),
      item.occupancyRate,
      item.valuation.value,
      item.valuation.valuationDate,
    ]),
  }
}

function itemMonths(name: string, listed: readonly ReportItem[]): ReportTable {
  return {
    name,
    columns: [text('Nummer'), text('Bezeichnung'), text('Monat'), ...cashFlowColumns],
    rows: listed.flatMap(({ id, label, cashFlow }) =>
      monthRows(cashFlow).map((row) => [id, label, ...row]),
    ),
  }
}

function kinds({ kinds: ofAll = [], objects, units }: YearlyReport): ReportTable {
  const rowsOf = (level: string, listed: readonly ReportItem[]) =>
    listed.flatMap(({ id, label, kinds: ofItem = [] }) =>
      ofItem.map((kind) => [level, id, label, nameKind(kind), kind.income, kind.expenses]),
    )
  return {
    name: 'Nach Arten',
    columns: [
      ...[text('Von'), text('Nummer'), text('Bezeichnung'), text('Art')],
      ...[money('Einnahmen in Euro'), money('Ausgaben in Euro')],
    ],
    rows: [
      ...ofAll.map((kind) => ['Bestand', null, null, nameKind(kind), kind.income, kind.expenses]),
      ...rowsOf('Objekt', objects),
      ...rowsOf('Einheit', units),
    ],
  }
}

function loans({ loans: listed, year }: YearlyReport): ReportTable {
  return {
    name: 'Kredite',
    columns: [
      ...[text('Nummer'), text('Kredit'), text('Bank'), text('Vertrag'), text('Finanziert')],
      rate('Zinssatz in Prozent'),
      money('Rate im Monat in Euro'),
      money(`Gezahlte Zinsen ${year} in Euro`),
      money(`Tilgung ${year} in Euro`),
      money('Restschuld in Euro'),
      date('Restschuld vom'),
      text('Grundlage'),
      money('Zuletzt erfasste Restschuld in Euro'),
    ],
    rows: listed.map((loan) => [
      ...[loan.id, loan.title, loan.lender, loan.contractNumber, loan.finances.join('; ')],
      ...[loan.interestRate, loan.payment, loan.interest, loan.principal, loan.balance],
      loan.balance === null ? null : balanceDay(loan, year),
      loan.basis === null ? NO_BASIS : BASIS[loan.basis],
      loan.remainingCredit,
    ]),
  }
}

function dates({ dates: listed }: YearlyReport): ReportTable {
  return {
    name: 'Termine',
    columns: [text('Termin'), text('Wo'), date('Wann'), money('Kosten in Euro')],
    rows: listed.map(({ kind, subject, date: day, cost }) => [
      DATE_NAMES[kind],
      subject.label,
      day,
      cost,
    ]),
  }
}
