import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { expect, test } from 'vitest'
import { planLoans } from '../loans/plan.ts'
import { readCreditTerms } from '../records/creditTerms.ts'
import { readLoan } from '../records/loan.ts'
import { record } from '../testing/record.ts'
import { reportLoans } from './loans.ts'

/** 100.000,00 € at 3 % and 1.000,00 € a month. */
const loan = {
  creditid: 'D1',
  propertyid: 'W1, W2',
  objectid: 'O1',
  interestrate: '3,00 %',
  monthlypayment: '1.000,00',
  remainingcredit: '100.000,00',
}
const labels = {
  objects: new Map([['O1', 'Vorderhaus']]),
  units: new Map([['W1', 'EG']]),
}

function report(
  terms: Readonly<Record<string, string>> | null,
  year: number,
  said: Readonly<Record<string, string>> = {},
  today = '2045-06-01',
) {
  const [made] = reportLoans(
    planLoans(
      [readLoan(record(creditFields, { ...loan, ...said }))],
      terms === null
        ? []
        : [readCreditTerms(record(creditTermsFields, { creditid: 'D1', ...terms }))],
      '2025-06-15',
    ),
    { year, today },
    labels,
  )
  return made ?? expect.fail()
}

const balance2024 = { balancedate: '31.12.2024', lender: 'Sparkasse', contractnumber: '0815' }

test('names what a loan finances, by its label where there is one, and its contract', () => {
  expect(report(balance2024, 2025)).toMatchObject({
    finances: ['Vorderhaus', 'EG', 'W2'],
    lender: 'Sparkasse',
    contractNumber: '0815',
  })
})

test('has the payments of the year after the day of the balance', () => {
  const { interest, principal, balance, basis } = report(balance2024, 2025)
  expect(basis).toBe('terms')
  expect((interest ?? 0) + (principal ?? 0)).toBe(12 * 100_000)
  expect(balance).toBe(10_000_000 - (principal ?? 0))
  // Worked out apart from this project.
  expect(interest).toBe(287_524)
})

test('works back a year before the day of the balance, and says so', () => {
  const { interest, principal, balance, basis } = report({ balancedate: '31.12.2025' }, 2025)
  expect(basis).toBe('calculated')
  expect(balance).toBe(10_000_000)
  expect((interest ?? 0) + (principal ?? 0)).toBe(12 * 100_000)
})

test('counts a loan from the first whole month after it was paid out', () => {
  const terms = { balancedate: '31.12.2025', disbursementdate: '20.08.2025' }
  const { interest, principal, basis } = report(terms, 2025)
  expect(basis).toBe('calculated')
  expect((interest ?? 0) + (principal ?? 0)).toBe(4 * 100_000)
})

test('says that a year after the fixed interest is an estimate', () => {
  const fixed = { ...balance2024, fixedinterestuntil: '30.06.2025' }
  expect(report(fixed, 2025).basis).toBe('estimate')
})

// What is owed is then the recorded balance, with its own day.
const recorded = { interest: null, principal: null, balance: 10_000_000, basis: 'recorded' }

test.each<[string, Readonly<Record<string, string>> | null, number, string]>([
  ['the year of the import of a loan without terms', null, 2025, '2025-06-15'],
  ['a year before the import of a loan without terms', null, 2024, '2025-06-15'],
  ['a year before what can be worked back', { balancedate: '31.12.2025' }, 2020, '2025-12-31'],
])('says of %s only what is recorded', (_, terms, year, balanceDay) => {
  expect(report(terms, year)).toMatchObject({ ...recorded, balanceDay })
})

test('knows that nothing was owed before the loan was paid out', () => {
  const terms = { ...balance2024, disbursementdate: '2023-12-31' }
  const nothing = { interest: 0, principal: 0, balance: 0, balanceDay: '2022-12-31' }
  expect(report(terms, 2022)).toMatchObject(nothing)
})

test('tells the interest where each payment is exactly that, with terms or without', () => {
  // A month's interest on 100.000,00 € at 3 %.
  const year = { interest: 300_000, principal: 0, balance: 10_000_000 }
  const told = { monthlypayment: '250,00' }
  expect(report(balance2024, 2025, told)).toMatchObject({ ...year, basis: 'terms' })
  expect(report(balance2024, 2024, told)).toMatchObject({ ...year, basis: 'calculated' })
  expect(report(null, 2025, told)).toMatchObject({ ...year, basis: 'estimate' })
})

test('owes before the end of a year what is owed on the day of the report', () => {
  const made = report(balance2024, 2025, {}, '2025-01-31')
  expect(made).toMatchObject({ balanceDay: '2025-01-31', balance: 10_000_000 - 75_000 })
  // The payments are nevertheless those of the whole year.
  expect(made.interest).toBe(287_524)
})

test('estimates the years after the import of a loan without terms', () => {
  expect(report(null, 2026)).toMatchObject({ basis: 'estimate', interest: expect.any(Number) })
})

test('says nothing without a rate, but what the operator recorded', () => {
  expect(report(balance2024, 2025, { interestrate: '' })).toMatchObject({
    ...recorded,
    balanceDay: '2024-12-31',
    remainingCredit: 10_000_000,
  })
})

test('has nothing to pay once a loan is repaid', () => {
  const repaid = { interest: 0, principal: 0, balance: 0, basis: 'terms' }
  expect(report(balance2024, 2044)).toMatchObject(repaid)
})
