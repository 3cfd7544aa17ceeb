import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanSchedule } from '../loans/schedule.ts'
import { loanYear } from '../loans/sums.ts'
import type { Loan } from '../records/loan.ts'
import { known, plan, TODAY } from '../testing/scenario.ts'
import { type Assumptions, NEUTRAL } from './assumptions.ts'
import type { Known } from './known.ts'
import { type Projection, project } from './project.ts'

type Paid = Record<'interest' | 'debt', number | null>

const run = (given: Partial<Known>, assumed: Partial<Assumptions> = {}): Projection =>
  project(known(given), { ...NEUTRAL, ...assumed })
const yearsOf = (given: Partial<Known>, assumed: Partial<Assumptions> = {}) =>
  run(given, assumed).years

/** The annuity in exact fractions, rounded half up: balance × i × (1 + i)^n ÷ ((1 + i)^n − 1). */
function annuity(balance: bigint, rate: bigint, months: number): number {
  const whole = 1_200_000_000n
  const [grown, plain] = [(whole + rate) ** BigInt(months), whole ** BigInt(months)]
  const [top, bottom] = [balance * rate * grown, whole * (grown - plain)]
  return Number((2n * top + bottom) / (2n * bottom))
}

describe('loans', () => {
  it('are paid by their schedules', () => {
    const loan = plan()
    for (const year of yearsOf({ plans: [loan, plan({ loanId: 'D2' })] })) {
      const own = loan.schedule && loanYear(loan.schedule, year.year)
      expect(year).toMatchObject({
        interest: 2 * (own?.interest ?? Number.NaN),
        principal: 2 * (own?.principal ?? Number.NaN),
        debt: 2 * (own?.balance ?? Number.NaN),
      })
      expect(year.cash).toBe(900_000 - 2 * 12 * 50_000)
    }
  })

  it('have another rate after the fixed interest alone', () => {
    const loan = plan({}, { fixedInterestUntil: '2029-12-31' })
    const [asIs, dear] = [
      yearsOf({ plans: [loan] }),
      yearsOf({ plans: [loan] }, { rate: 5_000_000 }),
    ]
    expect(dear.slice(0, 3)).toEqual(asIs.slice(0, 3))
    expect(dear[3]?.interest).toBeGreaterThan(asIs[3]?.interest ?? Number.NaN)
    expect(dear[3]?.cash).toBe(asIs[3]?.cash)
    const open = plan()
    expect(yearsOf({ plans: [open] }, { rate: 5_000_000 })).toEqual(yearsOf({ plans: [open] }))
  })

  it('repaid in one sum are no running payment', () => {
    const bullet = { repaymentType: 'bullet', maturityDate: '2030-06-30' } as const
    const years = yearsOf({ plans: [plan({ payment: null }, bullet)] })
    expect(years[2]).toMatchObject({ interest: 300_000, principal: 0, once: 0, debt: 10_000_000 })
    expect(years[3]).toMatchObject({ principal: 0, once: -10_000_000, debt: 0 })
    expect(years[3]?.wealth).toBe((years[2]?.wealth ?? 0) + (years[3]?.cash ?? 0))
    expect(years[4]).toMatchObject({ interest: 0, debt: 0 })
  })

  it('without an end pay interest in all years', () => {
    for (const loan of [
      plan({ payment: null }, { repaymentType: 'bullet', balanceDate: '2025-01-31' }),
      plan({ payment: 25_000 }, { balanceDate: '2025-01-31' }),
    ])
      expect(yearsOf({ plans: [loan] }).at(-1)).toMatchObject({
        interest: 300_000,
        debt: 10_000_000,
      })
  })

  it('have a payment set anew only where the old one does not cover the interest', () => {
    const loan = plan({}, { fixedInterestUntil: '2028-12-31' })
    for (const rate of [3_000_000, 6_400_000]) {
      const { years, renewed } = run({ plans: [loan] }, { rate, repayment: 500 })
      expect(renewed).toEqual([])
      expect((years[2]?.interest ?? 0) + (years[2]?.principal ?? 0)).toBe(600_000)
    }
    expect(run({ plans: [plan()] }, { rate: 8_000_000 }).renewed).toEqual([])
  })

  // 26 of 278 payments leave € 93.292,77; computed with decimal fractions elsewhere.
  it.each([
    ['by the annuity', 8_000_000, null, 76_540, 739_888, 178_592],
    ['by another annuity', 6_500_000, null, 67_951, 600_062, 215_350],
    ['by 2 % at first', 8_000_000, 200, 77_744, 739_346, 193_582],
    ['by 1 % at first', 6_500_000, 100, 58_308, 603_573, 96_123],
  ])('are continued %s', (_, rate, repayment, payment, interest, principal) => {
    const plans = [plan({}, { fixedInterestUntil: '2028-12-31' })]
    const { years, missing, renewed } = run({ plans }, { rate, repayment })
    expect(missing).toEqual([])
    expect(renewed).toEqual([{ loanId: 'D1', due: '2029-01-31', payment }])
    expect(years[2]).toMatchObject({ interest, principal, debt: 9_329_277 - principal })
    expect(years[2]?.cash).toBe(900_000 - 12 * payment)
  })

  it('are continued by the annuity with which they end when they would have', () => {
    const given = fc.record({
      balance: fc.integer({ min: 5_000_000, max: 60_000_000 }),
      rate: fc.integer({ min: 1_000_000, max: 3_000_000 }),
      repaid: fc.integer({ min: 150, max: 200 }),
      fixedUntil: fc.constantFrom('2026-10-31', '2028-06-30', '2031-12-31'),
      scenarioRate: fc.integer({ min: 6_000_000, max: 8_000_000 }),
    })
    fc.assert(
      fc.property(given, ({ balance, rate, repaid, fixedUntil, scenarioRate }) => {
        const old = Math.ceil((balance * (rate + repaid * 10_000)) / 1_200_000_000) + 1
        const loan = { remainingCredit: balance, interestRate: rate, payment: old }
        const { terms, importedOn, ...own } = plan(loan, { fixedInterestUntil: fixedUntil })
        const following = own.schedule?.payments.filter(({ due }) => due > TODAY.slice(0, 7)) ?? []
        const before = following.filter(({ due }) => due <= fixedUntil)
        const owed = before.at(-1)?.balance ?? balance
        const left = following.length - before.length
        const expected = annuity(BigInt(owed), BigInt(scenarioRate), left)
        const plans = [{ terms, importedOn, ...own }]
        expect(run({ plans }, { rate: scenarioRate }).renewed[0]?.payment).toBe(expected)
        const renewal = { repayment: null, payments: following.length }
        const schedule = loanSchedule(own.loan, terms, { importedOn, scenarioRate, renewal })
        const end = { due: following.at(-1)?.due, balance: 0 }
        expect(schedule?.payments.at(-1)).toMatchObject(end)
      }),
    )
  })

  it.each([
    ['the recorded years', { yearsRemaining: 120 }, { rate: 7_000_000 }, 10_000_000, 144 - 2],
    ['2 % at first if nobody knows the years', {}, { rate: 7_000_000 }, 10_000_000, null],
  ])('that repay nothing are continued over %s', (_, loan, assumed, balance, months) => {
    const plans = [plan({ payment: 25_000, ...loan }, { fixedInterestUntil: '2026-12-31' })]
    const [renewed] = run({ plans }, assumed).renewed
    const monthly = 0.07 / 12
    const expected =
      months === null ? (balance * 0.09) / 12 : (balance * monthly) / (1 - (1 + monthly) ** -months)
    expect(renewed).toMatchObject({ due: '2027-01-31', payment: Math.round(expected) })
  })

  it.each<[string, Partial<Loan>, Paid, string[]]>([
    ['without a payment', { payment: null }, { interest: 300_000, debt: 10_000_000 }, ['payment']],
    ['without a rate', { interestRate: null }, { interest: 600_000, debt: 10_000_000 }, ['rate']],
    [
      'without a balance',
      { remainingCredit: null },
      { interest: 600_000, debt: null },
      ['balance'],
    ],
    [
      'without payment and rate',
      { payment: null, interestRate: null },
      { interest: null, debt: 10_000_000 },
      ['rate', 'payment'],
    ],
    ['below the interest', { payment: 20_000 }, { interest: 240_000, debt: 10_000_000 }, ['cover']],
  ])('%s stay as they are recorded', (_, loan, { interest, debt }, lacks) => {
    const { years, missing } = run({ plans: [plan(loan)] }, { rate: 8_000_000 })
    expect(missing).toEqual([{ part: 'frozen', loanId: 'D1', lacks }])
    for (const year of years) expect(year).toMatchObject({ interest, debt })
    expect(years[0]?.cash ?? null).toBe(interest === null ? null : 900_000 - interest)
    expect(years[0]?.equity ?? null).toBe(debt === null ? null : 30_000_000 - debt)
  })

  it('need nothing where nothing is owed', () => {
    expect(run({ plans: [plan({ remainingCredit: 0, payment: null })] }).missing).toEqual([])
  })
})
