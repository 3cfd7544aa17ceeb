import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planLoans } from '../loans/plan.ts'
import { balanceAt } from '../loans/sums.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanRecord } from '../testing/loan.ts'
import { known, sellable, TODAY } from '../testing/scenario.ts'
import { type Assumptions, NEUTRAL } from './assumptions.ts'
import { project } from './project.ts'
import { settle, specialChoices } from './settle.ts'

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const loans = fc.array(
  fc.record({
    rate: fc.integer({ min: 0, max: 900 }).map((rate) => rate * 10_000),
    payment: fc.integer({ min: 0, max: 400_000 }),
    balance: fc.integer({ min: 0, max: 60_000_000 }),
    share: fc.option(fc.integer({ min: 0, max: 2_000 })),
    fixedUntil: fc.option(days),
    maturity: fc.option(days),
    isBullet: fc.boolean(),
  }),
  { maxLength: 4 },
)
const plansOf = (given: ReturnType<typeof loans.generate>['value']) =>
  planLoans(
    given.map(({ rate, payment, balance }, index) =>
      loanRecord({
        loanId: `D${index}`,
        unitIds: [`W${index}`],
        interestRate: rate,
        payment,
        remainingCredit: balance,
      }),
    ),
    given.map(({ share, fixedUntil, maturity, isBullet, balance }, index) =>
      creditTerms({
        loanId: `D${index}`,
        balanceDate: '2026-10-31',
        originalAmount: balance,
        specialRepaymentShare: share,
        fixedInterestUntil: fixedUntil,
        maturityDate: maturity,
        repaymentType: isBullet ? 'bullet' : 'annuity',
      }),
    ),
    TODAY,
  )
const base = loans.map((given) =>
  known({
    plans: plansOf(given),
    sellables: [sellable({ id: 'W0', unitIds: ['W0'], loanIds: ['D0'] })],
    gaps: new Map([['W1', 12_345]]),
  }),
)
const change = fc.integer({ min: -500, max: 1_000 })
const assumptions = fc.record<Assumptions>({
  rate: fc.option(fc.integer({ min: 500_000, max: 8_000_000 })),
  repayment: fc.option(fc.integer({ min: 50, max: 1_000 })),
  vacancy: fc.option(fc.integer({ min: 0, max: 10_000 })),
  market: fc.option(
    fc.record({
      share: fc.integer({ min: 1, max: 10_000 }),
      from: fc.option(fc.integer({ min: 2020, max: 2040 })),
    }),
  ),
  rents: change,
  costs: change,
  values: change,
  sale: fc.option(
    fc.record({
      kind: fc.constant('unit' as const),
      id: fc.constantFrom('W0', 'W9'),
      year: fc.option(fc.integer({ min: 2020, max: 2040 })),
      price: fc.option(fc.integer({ min: 1, max: 90_000_000 })),
    }),
  ),
  special: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_000_000 }),
      loanId: fc.option(fc.constantFrom('D0', 'D1', 'D9')),
    }),
  ),
})
const sum = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number | null>(
    (total, amount) => (total === null || amount == null ? null : total + amount),
    0,
  )

describe('a projection', () => {
  it('as it is owes at the end of each year what the schedules of the loans say', () => {
    fc.assert(
      fc.property(base, (given) => {
        for (const { year, debt } of project(given, NEUTRAL).years) {
          const owed = given.plans.map(
            ({ schedule }) => schedule && balanceAt(schedule, `${year}-12-31`),
          )
          const scheduled = sum(owed)
          if (scheduled !== null) expect(debt).toBe(scheduled)
        }
      }),
    )
  })

  it('is as it is with all that is neutral, however it is said', () => {
    fc.assert(
      fc.property(base, (given) => {
        const said: Assumptions = {
          ...NEUTRAL,
          vacancy: 10_000 - (given.occupancyRate ?? 0),
          market: { share: 0, from: null },
        }
        expect(project(given, said)).toEqual(project(given, NEUTRAL))
      }),
    )
  })

  it('adds up in each year, and from year to year', () => {
    fc.assert(
      fc.property(base, assumptions, (given, assumed) => {
        const { settled } = settle(given, assumed)
        let before: { debt: number | null; wealth: number | null; value: number | null } | undefined
        for (const year of project(given, settled).years) {
          const { income, expenses, interest, principal, cash, once, debt, value, equity, wealth } =
            year
          if (cash !== null)
            expect(cash).toBe((income ?? 0) - (expenses ?? 0) - (interest ?? 0) - (principal ?? 0))
          if (equity !== null) expect(equity).toBe((value ?? 0) - (debt ?? 0))
          if (debt !== null) expect(debt).toBeGreaterThanOrEqual(0)
          if (before && before.wealth !== null && wealth !== null)
            expect(wealth - before.wealth).toBe(
              (equity ?? 0) -
                ((before.value ?? 0) - (before.debt ?? 0)) +
                (cash ?? 0) +
                (once ?? 0),
            )
          before = year
        }
      }),
    )
  })

  it('repays beside the payments what the contract allows at most, and never pays more interest for it', () => {
    fc.assert(
      fc.property(base, assumptions, (given, assumed) => {
        const { settled } = settle(given, assumed)
        const { special } = settled
        if (!special) return
        const choice = specialChoices(given).find(({ loanId }) => loanId === special.loanId)
        expect(special.amount).toBeLessThanOrEqual(choice?.limit ?? 0)
        const without = project(given, { ...settled, special: null }).years
        const interest = sum(project(given, settled).years.map((year) => year.interest))
        const before = sum(without.map((year) => year.interest))
        if (before === null) return
        expect(interest).not.toBeNull()
        expect(interest).toBeLessThanOrEqual(before)
      }),
    )
  })

  it('is settled once and for all', () => {
    fc.assert(
      fc.property(base, assumptions, (given, assumed) => {
        const { settled } = settle(given, assumed)
        expect(settle(given, settled)).toEqual({ settled, corrections: [] })
      }),
    )
  })
})
