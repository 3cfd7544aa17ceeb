import { reportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportItem } from '@hausblick/figures/report/items.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import type { Issuer } from '../sets/reports/issuer.ts'

export const sampleIssuer: Issuer = {
  name: 'Müller & Söhne Verwaltung',
  address: 'Am Speicher 7, 50667 Köln',
  contact: '+49 221 5550 1420 · kontakt@betreiber.example',
  color: '#0f4f3d',
  logo: '',
  owners: ['anna@example.org'],
  note: '',
}

const kept = { value: 70_000_000, debt: 6_588_144, equity: 63_411_856, loanToValue: 941 }

/** Returns a report of one building with two units, amounts by kind, a loan and a date. */
export function sampleReport(): YearlyReport {
  const cashFlow = reportCashFlow({
    income: Array(12).fill(123_456),
    expenses: [50_000, 150_000, ...Array(10).fill(4_321)],
  })
  const kinds = [
    { kind: 'Kaltmiete', income: 1_234_567, expenses: null },
    { kind: 'Hausgeld', income: null, expenses: 200_000 },
    { kind: null, income: 246_905, expenses: 43_210 },
  ]
  const item = (id: string, label: string): ReportItem => ({
    id,
    label,
    address: 'Lindenstraße 14, 10969 Berlin',
    type: 'Wohnung',
    occupancyRate: 9_850,
    valuation: { value: 35_000_000, valuationDate: '2025-02' },
    cashFlow,
    kinds,
  })
  return {
    customerId: 'A',
    year: 2025,
    today: '2026-01-15',
    occupancyRate: 9_850,
    unitCount: 2,
    valuation: { value: 70_000_000, valuationDate: '2024' },
    cashFlow,
    kinds,
    objects: [item('O1', 'Lindenstraße 14 Vorderhaus')],
    units: [item('W1', 'Lindenstraße 14 EG'), item('W2', 'Lindenstraße 14 DG')],
    loans: [
      {
        id: 'D1',
        title: 'Lindenstraße 14, 10969 Berlin',
        lender: 'Sparkasse',
        contractNumber: '0815',
        finances: ['Lindenstraße 14 EG'],
        interestRate: 367.5,
        payment: 185_929,
        interest: 1_234_567,
        principal: 987_654,
        balance: 6_588_144,
        balanceDay: '2025-12-31',
        basis: 'calculated',
        remainingCredit: 6_588_144,
      },
    ],
    loanSums: {
      interest: 1_234_567,
      principal: 987_654,
      balance: 6_588_144,
      balanceDays: { oldest: '2025-12-31', newest: '2025-12-31' },
    },
    equity: { ...kept, payments: 2_231_148, cashFlow: -1_000_000 },
    before: {
      year: 2024,
      cashFlow: reportCashFlow({
        income: Array(12).fill(120_000),
        expenses: Array(12).fill(1),
      }) ?? {
        ...{ months: [], income: null, expenses: null, surplus: null },
      },
      valuation: { value: 70_000_000, valuationDate: '2024' },
      equity: { ...kept, payments: 2_231_148, cashFlow: -791_160 },
      loanSums: { interest: 1_300_000, principal: 931_148, balance: null, balanceDays: null },
      isPartial: false,
    },
    dates: [
      {
        kind: 'modernisation',
        subject: { kind: 'unit', id: 'W1', label: 'Lindenstraße 14 EG' },
        date: '2026-07',
        cost: 6_850_000,
      },
    ],
  }
}
