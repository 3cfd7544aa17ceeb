import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { describe, expect, it, test } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanSchedule, missingForSchedule } from './schedule.ts'
import { interestAfter, lastPayment } from './sums.ts'

const LOAN = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: 40_000 }
const importedOn = '2026-11-21'
const terms = creditTerms({ balanceDate: '2025-12-31' })
const bullet = creditTerms({ balanceDate: '2025-12-31', repaymentType: 'bullet' })

/** Returns a schedule's payments as day, interest, principal, balance. */
function lines(...given: Parameters<typeof loanSchedule>) {
  return loanSchedule(...given)?.payments.map(
    ({ due, interest, principal, special, balance }) =>
      `${due} ${interest} ${principal}${special ? `+${special}` : ''} ${balance}`,
  )
}

it('pays in arrears and takes the residue with the last payment', () => {
  expect(lines(LOAN, { ...terms, disbursementDate: '2025-12-31' }, { importedOn })).toEqual([
    '2026-01-31 500 39500 60500',
    '2026-02-28 303 39697 20803',
    '2026-03-31 104 20803 0',
  ])
})

it('is estimated from the day of the import if the day of the balance is unknown', () => {
  for (const unknown of [null, creditTerms({ disbursementDate: '2020-01-01' })]) {
    const schedule = loanSchedule(LOAN, unknown, { importedOn })
    expect(schedule).toMatchObject({ isEstimate: true, from: importedOn, end: 'repaid' })
    expect(schedule?.payments.map(({ due }) => due)).toEqual([
      '2026-12-21',
      '2027-01-21',
      '2027-02-21',
    ])
  }
  expect(loanSchedule(LOAN, terms, { importedOn })?.isEstimate).toBe(false)
})

test.each([
  ['2025-12', '2026-01-31'],
  ['2025-11', '2025-12-31'],
  ['2025', '2026-01-31'],
])('a balance of %s is that of its last day', (balanceDate, due) => {
  const { payments = [] } = loanSchedule(LOAN, creditTerms({ balanceDate }), { importedOn }) ?? {}
  expect(payments.find(({ basis }) => basis === 'contract')?.due).toBe(due)
})

describe('an end that is never reached', () => {
  test.each([
    ['less than the interest', { ...LOAN, payment: 499 }, 'belowInterest', 0],
    // Nothing is repaid, but what each payment is for is plain: ten years are told.
    ['just the interest', { ...LOAN, payment: 500 }, 'belowInterest', 120],
    ['nothing', { ...LOAN, payment: 0, interestRate: 0 }, 'belowInterest', 0],
    ['a cent in 200 years', { ...LOAN, payment: 1, interestRate: 0 }, 'tooLong', 2_400],
  ])('with a payment of %s', (_, loan, end, payments) => {
    const schedule = loanSchedule(
      loan,
      { ...terms, disbursementDate: '2025-12-31' },
      { importedOn },
    )
    expect(schedule).toMatchObject({ end })
    expect(schedule?.payments).toHaveLength(payments)
    expect(schedule && lastPayment(schedule)).toBeNull()
    expect(schedule && interestAfter(schedule, '2025-12-31')).toBeNull()
  })

  it('but one after 100 years is', () => {
    const loan = { remainingCredit: 120_000, interestRate: 0, payment: 100 }
    const schedule = loanSchedule(loan, terms, { importedOn })
    expect(schedule?.payments.at(-1)?.due).toBe('2125-12-31')
  })
})

describe('the scenario after the fixed interest', () => {
  const fixed = { ...terms, disbursementDate: '2025-12-31', fixedInterestUntil: '2026-02-28' }

  it('begins after the payment of its last day', () => {
    expect(lines(LOAN, fixed, { importedOn, scenarioRate: 8 * ONE_PERCENT })).toEqual([
      '2026-01-31 500 39500 60500',
      '2026-02-28 303 39697 20803',
      '2026-03-31 139 20803 0',
    ])
    const { payments = [] } = loanSchedule(LOAN, fixed, { importedOn }) ?? {}
    expect(payments.map(({ basis }) => basis)).toEqual(['contract', 'contract', 'scenario'])
    expect(payments.at(-1)?.interest).toBe(104)
  })

  it('stops where the payment no longer covers its interest', () => {
    const loan = { ...LOAN, interestRate: ONE_PERCENT, payment: 600 }
    expect(loanSchedule(loan, fixed, { importedOn })?.end).toBe('repaid')
    const schedule = loanSchedule(loan, fixed, { importedOn, scenarioRate: 8 * ONE_PERCENT })
    expect(schedule).toMatchObject({ end: 'belowInterest' })
    expect(schedule?.payments.at(-1)?.due).toBe('2026-02-28')
  })

  it('has begun where the fixed interest ended before the balance', () => {
    const ended = { ...fixed, fixedInterestUntil: '2024-06' }
    const { payments = [] } = loanSchedule(LOAN, ended, { importedOn }) ?? {}
    expect(payments.map(({ basis }) => basis)).toEqual(['scenario', 'scenario', 'scenario'])
  })
})

describe('the months before the balance', () => {
  test.each([
    // Whole months after disbursement only.
    ['2025-10-31', 2],
    ['2025-10-30', 2],
    ['2025-11-01', 1],
    ['2025-12-31', 0],
    ['2026-02-01', 0],
    ['2025-10', 2],
    ['2025', 11],
    // The year of the balance and the year before.
    [null, 24],
  ])('go back to a disbursement of %s: %d payments', (disbursementDate, months) => {
    const { payments = [] } =
      loanSchedule(LOAN, { ...terms, disbursementDate }, { importedOn }) ?? {}
    const calculated = payments.filter(({ basis }) => basis === 'calculated')
    expect(calculated).toHaveLength(months)
    if (months > 0) expect(calculated.at(-1)).toMatchObject({ due: '2025-12-31', balance: 100_000 })
  })

  it('pay interest alone if the loan is repaid at maturity', () => {
    const since = { ...bullet, disbursementDate: '2025-10-31', maturityDate: '2026-01-31' }
    expect(lines(LOAN, since, { importedOn })).toEqual([
      '2025-11-30 500 0 100000',
      '2025-12-31 500 0 100000',
      '2026-01-31 500 100000 0',
    ])
  })

  it.each([
    ['is exactly the interest', { ...LOAN, payment: 500 }, terms],
    ['is repaid at maturity', { ...LOAN, payment: null }, bullet],
  ])('are those of a debt that never changes if it %s, known or estimated', (_, loan, given) => {
    const since = { ...given, disbursementDate: '2025-10-31' }
    expect(lines(loan, since, { importedOn })?.slice(0, 3)).toEqual([
      '2025-11-30 500 0 100000',
      '2025-12-31 500 0 100000',
      '2026-01-31 500 0 100000',
    ])
    const estimate = { ...since, balanceDate: null }
    const { payments = [] } = loanSchedule(loan, estimate, { importedOn: '2025-12-31' }) ?? {}
    expect(payments.map(({ due }) => due).slice(0, 2)).toEqual(['2025-11-30', '2025-12-31'])
  })

  test.each([
    ['a repaid loan', { ...LOAN, remainingCredit: 0 }],
    ['one whose payments are less than the interest', { ...LOAN, payment: 499 }],
  ])('are not told of %s', (_, loan) => {
    expect(
      loanSchedule(loan, { ...terms, disbursementDate: '2020-01-01' }, { importedOn }),
    ).toEqual(expect.objectContaining({ payments: [] }))
  })
})

test.each([
  [{ ...LOAN, remainingCredit: null }, terms, ['balance']],
  [{ ...LOAN, interestRate: null }, terms, ['rate']],
  [{ ...LOAN, interestRate: -1 }, null, ['rate']],
  [{ ...LOAN, payment: null }, terms, ['payment']],
  [{ ...LOAN, payment: null }, bullet, []],
  [LOAN, null, []],
])('the schedule of %j lacks %j', (loan, given, missing) => {
  expect(missingForSchedule(loan, given)).toEqual(missing)
  expect(loanSchedule(loan, given, { importedOn }) === null).toBe(missing.length > 0)
})
