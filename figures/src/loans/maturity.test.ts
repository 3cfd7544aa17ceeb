import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { describe, expect, it, test } from 'vitest'
import type { CreditTerms } from '../records/creditTerms.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanSchedule } from './schedule.ts'

const importedOn = '2026-11-21'
const bullet = creditTerms({ balanceDate: '2025-12-31', repaymentType: 'bullet' })

describe('repaid at maturity', () => {
  const loan = { remainingCredit: 100_000, interestRate: 6 * ONE_PERCENT, payment: null }

  test.each([
    ['2026-03-31', '2026-03-31'],
    // The agreed day, not that of the regular payment.
    ['2026-03-15', '2026-03-15'],
    ['2026-04-01', '2026-04-01'],
    ['2026-03', '2026-03-31'],
    ['2026', '2026-12-31'],
    // Has passed.
    ['2025-06-30', '2026-01-31'],
  ])('at %s, with the payment of %s', (maturityDate, due) => {
    const schedule = loanSchedule(loan, { ...bullet, maturityDate }, { importedOn })
    const following = schedule?.payments.filter(({ basis }) => basis === 'contract') ?? []
    expect(following.at(-1)).toMatchObject({ due, payment: 100_500, principal: 100_000 })
    expect(following.slice(0, -1).every(({ payment }) => payment === 500)).toBe(true)
    expect(schedule?.end).toBe('repaid')
  })

  it('between two payments, is repaid on that day with the interest of the month begun', () => {
    const given = { ...bullet, balanceDate: '2026-11-20', maturityDate: '2027-01-15' }
    const due = (terms: Partial<CreditTerms>) =>
      loanSchedule(loan, creditTerms({ ...given, ...terms }), { importedOn })?.payments.flatMap(
        (one) =>
          one.basis === 'calculated' ? [] : [`${one.due} ${one.interest} ${one.principal}`],
      )
    expect(due({})).toEqual(['2026-12-20 500 0', '2027-01-15 500 100000'])
    expect(due({ maturityDate: '2026-12-28' })).toEqual([
      '2026-12-20 500 0',
      '2026-12-28 500 100000',
    ])
    expect(due({ maturityDate: '2026-12' })).toEqual(['2026-12-20 500 100000'])
  })

  it('is followed for ten years without a maturity', () => {
    const schedule = loanSchedule(loan, bullet, { importedOn })
    expect(schedule?.end).toBe('noMaturity')
    expect(schedule?.payments.at(-1)).toMatchObject({ due: '2035-12-31', balance: 100_000 })
  })
})
