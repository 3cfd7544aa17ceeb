// Longer than most files: it lists all tables of a report with their columns.

import { MONTH_NAMES } from '@hausblick/figures/cashflow.ts'
import { DATE_NAMES } from '@hausblick/figures/due/upcoming.ts'
import type { ReportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportItem } from '@hausblick/figures/report/items.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import {
  amounts,
  cashFlowColumns,
  count,
  date,
  money,
  type ReportTable,
  rate,
  share,
  text,
} from './columns.ts'
import { depreciationTable } from './depreciationTable.ts'
import { invoicesTable } from './invoicesTable.ts'
import type { Issuer } from './issuer.ts'
import { loanMonthsTable } from './loanMonthsTable.ts'
import { notesTable } from './notesTable.ts'
import {
  BASIS,
  balanceDay,
  describeDate,
  hasKinds,
  loanSumTitles,
  NO_BASIS,
  nameKind,
} from './texts.ts'
import { yearTable } from './yearTable.ts'

/** Whom a report is for. */
export type Owned = Pick<Issuer, 'owners'>

/** Returns a report as tables, with the very numbers of its PDF. */
export function reportTables(report: YearlyReport, { owners }: Owned): ReportTable[] {
  return [
    overview(report, owners),
    ...yearTable(report),
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
    ...loanMonthsTable(report),
    ...depreciationTable(report),
    ...invoicesTable(report),
    dates(report),
    notesTable(report),
  ]
}

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
  const hasBefore = ofAll.some(({ incomeBefore }) => incomeBefore !== undefined)
  const rowsOf = (level: string, listed: readonly ReportItem[]) =>
    listed.flatMap(({ id, label, kinds: ofItem = [] }) =>
      ofItem.map((kind) => [level, id, label, nameKind(kind), kind.income, kind.expenses]),
    )
  return {
    name: 'Nach Arten',
    columns: [
      ...[text('Von'), text('Nummer'), text('Bezeichnung'), text('Art')],
      ...[money('Einnahmen in Euro'), money('Ausgaben in Euro')],
      ...(hasBefore
        ? [money('Einnahmen im Jahr davor in Euro'), money('Ausgaben im Jahr davor in Euro')]
        : []),
    ],
    rows: [
      ...ofAll.map((kind) => [
        ...['Bestand', null, null, nameKind(kind), kind.income, kind.expenses],
        ...(hasBefore ? [kind.incomeBefore ?? null, kind.expensesBefore ?? null] : []),
      ]),
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
    columns: [text('Termin'), text('Wo'), date('Wann'), money('Kosten in Euro'), text('Dazu')],
    rows: listed.map((due) => [
      DATE_NAMES[due.kind],
      ...[due.subject.label, due.date, due.cost],
      describeDate(due),
    ]),
  }
}
