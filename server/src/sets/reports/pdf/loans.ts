import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { formatAmount, formatDate, formatRate } from '../../../platform/print/format.ts'
import { QUIET, type Sheet } from '../../../platform/print/sheet.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import { BASIS, balanceDay, loanNote, loanSumTitles, NO_BASIS } from '../texts.ts'

/** How many buildings and units a row names: also with long names, it fits on a page. */
const NAMES_OF_ROW = 8

export function writeLoans(sheet: Sheet, report: YearlyReport): void {
  const { loans, loanSums, year } = report
  sheet.heading(2, 'Kredite', 140)
  if (loans.length === 0) {
    sheet.paragraph('Es sind keine Kredite erfasst.')
    return
  }
  sheet.paragraph(loanNote(report), { color: QUIET })
  const columns = [
    text('Kredit', 7.6),
    figure('Zinssatz', 2.3),
    figure('Rate im Monat in €', 2.7),
    figure(`Zinsen ${year} in €`, 2.9),
    figure(`Tilgung ${year} in €`, 2.9),
    figure('Restschuld in\u00a0€', 3.3),
    text('Grundlage', 2.6),
  ]
  const rows = loans.flatMap((loan) => [
    {
      cells: [
        nameLoan(loan),
        formatRate(loan.interestRate),
        ...[loan.payment, loan.interest, loan.principal].map(formatAmount),
        loan.balance === null
          ? formatAmount(null)
          : `${formatAmount(loan.balance)}\nam ${formatDate(balanceDay(loan, year))}`,
        loan.basis === null ? NO_BASIS : BASIS[loan.basis],
      ],
    },
    ...nameFurther(loan).map((further) => ({ cells: [further] })),
  ])
  const { interest, principal, balance } = loanSums
  const sums = [
    loanSumTitles(report).all,
    '',
    '',
    ...[interest, principal, balance].map(formatAmount),
    '',
  ]
  writeTable(sheet, columns, [...rows, { cells: sums, isSum: true }], { name: 'Kredite' })
}

function nameLoan(loan: YearlyReport['loans'][number]): string {
  const { id, title, lender, contractNumber, finances } = loan
  const bank = [lender, contractNumber].filter(Boolean).join(', Vertrag ')
  return [
    title,
    id,
    bank,
    finances.length > 0 ? `für ${finances.slice(0, NAMES_OF_ROW).join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Returns what a loan finances beyond what its own row names, each text for a row that continues it. */
function nameFurther({ id, finances }: YearlyReport['loans'][number]): string[] {
  const rows = Math.ceil(finances.length / NAMES_OF_ROW)
  return Array.from({ length: rows }, (_, row) =>
    finances.slice(row * NAMES_OF_ROW, (row + 1) * NAMES_OF_ROW),
  )
    .slice(1)
    .map((names) => `${id}, auch für ${names.join('; ')}`)
}
