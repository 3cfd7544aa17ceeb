import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { formatAmount, formatEuros, formatRate } from '../format.ts'
import { BASIS, loanNote, NO_BASIS } from '../texts.ts'
import { QUIET, type Sheet } from './sheet.ts'
import { figure, text, writeTable } from './table.ts'

/** Writes what of each loan belongs to the year. */
export function writeLoans(sheet: Sheet, report: YearlyReport): void {
  const { loans, loanSums, year } = report
  sheet.addPage()
  sheet.heading(2, 'Kredite', 100)
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
    figure(`Restschuld 31.12.${year} in €`, 3.3),
    text('Grundlage', 2.6),
  ]
  const rows = loans.map((loan) => ({
    cells: [
      nameLoan(loan),
      formatRate(loan.interestRate),
      ...[loan.payment, loan.interest, loan.principal, loan.balance].map(formatAmount),
      loan.basis === null ? NO_BASIS : BASIS[loan.basis],
    ],
  }))
  const { interest, principal, balance } = loanSums
  const sums = [
    'Summe des Bekannten',
    '',
    '',
    ...[interest, principal, balance].map(formatAmount),
    '',
  ]
  writeTable(sheet, columns, [...rows, { cells: sums, isSum: true }])
}

function nameLoan(loan: YearlyReport['loans'][number]): string {
  const { id, title, lender, contractNumber, finances, basis, remainingCredit } = loan
  const bank = [lender, contractNumber].filter(Boolean).join(', Vertrag ')
  return [
    title,
    id,
    bank,
    finances.length > 0 ? `für ${finances.join('; ')}` : '',
    basis === null && remainingCredit !== null
      ? `zuletzt erfasst: ${formatEuros(remainingCredit)}`
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}
