import { loanSchedule } from '@hausblick/figures/loans/schedule.ts'
import type { CreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { expect, test } from 'vitest'
import { layOutBalance } from './balancePlot.ts'

const TERMS: CreditTerms = {
  loanId: 'D1',
  lender: '',
  contractNumber: '',
  originalAmount: null,
  disbursementDate: '2024-12-31',
  balanceDate: '2025-12-31',
  fixedInterestUntil: '2026-06-30',
  repaymentType: 'annuity',
  specialRepaymentShare: null,
  maturityDate: null,
}

function plotOf(loan: Parameters<typeof loanSchedule>[0], today: string) {
  const plan = loanSchedule(loan, TERMS, { importedOn: today })
  if (!plan) throw new Error('There is no schedule.')
  return layOutBalance({ plan, without: plan, today, fixedUntil: TERMS.fixedInterestUntil })
}

test('the lines of each kind follow each other, from the year of the balance on', () => {
  const plot = plotOf(
    { remainingCredit: 12_000_00, interestRate: 0, payment: 1_000_00 },
    '2026-03-31',
  )
  expect(plot?.lines.map(({ basis }) => basis)).toEqual(['calculated', 'contract', 'scenario'])
  const ends = plot?.lines.map(({ path }) => path.split(/[ML]/).slice(1))
  expect(ends?.map((points) => points.length)).toEqual([13, 7, 7])
  // Each line begins where the one before ends.
  expect(ends?.[1]?.at(0)).toBe(ends?.[0]?.at(-1))
  expect(ends?.[2]?.at(0)).toBe(ends?.[1]?.at(-1))
  expect(ends?.[0]?.at(0)).toMatch(/^0,/)
  expect(ends?.[2]?.at(-1)).toBe('100,100')
  expect(plot?.without).not.toBeNull()
  // The balance before the first payment, € 24,000, is the highest.
  expect(plot?.ticks.map(({ label }) => label.replace(/\D/g, ''))).toEqual([
    '0',
    '5000',
    '10000',
    '15000',
    '20000',
    '25000',
  ])
  expect(plot?.today?.x).toBeGreaterThan(50)
  expect(plot?.fixedEnd?.x).toBeGreaterThan(plot?.today?.x ?? 100)
})

test('days outside the chart are not marked', () => {
  const loan = { remainingCredit: 1_000_00, interestRate: 0, payment: 1_000_00 }
  expect(plotOf(loan, '2026-03-31')).toMatchObject({ today: null, fixedEnd: null })
})

test('a long loan names five years at most', () => {
  const plot = plotOf(
    { remainingCredit: 100_000_00, interestRate: 0, payment: 100_00 },
    '2026-03-31',
  )
  expect(plot?.years.length).toBeLessThanOrEqual(5)
  expect(plot?.years[0]?.year).toBe(2025)
})

test('there is nothing to draw without payments', () => {
  expect(plotOf({ remainingCredit: 0, interestRate: 0, payment: 1 }, '2026-03-31')).toBeNull()
})
