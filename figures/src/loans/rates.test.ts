import { interestRate } from '@hausblick/contract/encoding/interestRate.ts'
import { expect, test } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanSchedule } from './schedule.ts'
import { interestAfter, loanYear } from './sums.ts'

const terms = creditTerms({ balanceDate: '2025-12-31', disbursementDate: '2025-12-31' })

test.each([
  ['3,675%', 234, 84_849, 903_755, 24_103_755, 10_034_849],
  ['3,68%', 234, 106_838, 905_005, 24_105_005, 10_056_838],
  ['1,125%', 182, 46_607, 273_395, 23_473_395, 2_196_607],
  ['2,4375%', 204, 102_249, 595_983, 23_795_983, 5_552_249],
])(
  'of € 250.000 at %s and € 1.500 a month: %d payments, the last of %d cents; interest and balance of the first year %d and %d; interest of all %d',
  (written, count, last, interest, balance, all) => {
    const loan = {
      remainingCredit: 25_000_000,
      interestRate: interestRate.read(written),
      payment: 150_000,
    }
    const schedule = loanSchedule(loan, terms, { importedOn: '2026-11-21' }) ?? expect.fail()
    const year = loanYear(schedule, 2026)
    expect([
      schedule.payments.length,
      schedule.payments.at(-1)?.payment,
      year?.interest,
      year?.balance,
      interestAfter(schedule, '2025-12-31'),
    ]).toEqual([count, last, interest, balance, all])
  },
)
