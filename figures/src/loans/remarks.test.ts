import { expect, test } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { type LoanRemark, loanRemarks } from './remarks.ts'
import { loanSchedule } from './schedule.ts'

const LOAN = { remainingCredit: 120_000, interestRate: 0, payment: 10_000, yearsRemaining: 10 }
const FROM = '2025-12-31'

type Case = [string, Partial<typeof LOAN>, Parameters<typeof creditTerms>[0], LoanRemark[]]

const annuities: Case[] = [
  ['nothing', {}, {}, []],
  ['years within one', { yearsRemaining: 20 }, {}, []],
  [
    'too many years',
    { yearsRemaining: 21 },
    {},
    [{ kind: 'yearsDiffer', years: 21, payments: 12 }],
  ],
  ['no years, but just one left', { yearsRemaining: 0 }, {}, []],
  [
    'no years, but more than one left',
    { yearsRemaining: 0, payment: 9_999 },
    {},
    [{ kind: 'yearsDiffer', years: 0, payments: 13 }],
  ],
  ['a small payment', { payment: 0 }, {}, [{ kind: 'belowInterest' }]],
  ['a tiny payment', { payment: 1 }, {}, [{ kind: 'tooLong' }]],
  [
    'a later disbursement',
    {},
    { disbursementDate: '2026-02' },
    [{ kind: 'disbursedLater', disbursement: '2026-02-01' }],
  ],
  ['as much as was lent', {}, { originalAmount: 120_000, disbursementDate: FROM }, []],
  [
    'more than was lent',
    {},
    { originalAmount: 119_999 },
    [{ kind: 'aboveOriginal', day: FROM, originalAmount: 119_999 }],
  ],
  [
    'earlier more than was lent',
    {},
    { originalAmount: 140_000 },
    [{ kind: 'aboveOriginal', day: '2025-09-30', originalAmount: 140_000 }],
  ],
]

const years12 = { kind: 'yearsDiffer', years: 10, payments: 120 } as const
const bullet: Case[] = [
  ['nothing', { payment: 0, interestRate: 0 }, { maturityDate: '2026-12-31' }, []],
  ['no maturity', { payment: 0 }, {}, [{ kind: 'noMaturity' }]],
  [
    'a maturity that has passed',
    { payment: 0 },
    { maturityDate: '2025-06-30' },
    [{ kind: 'maturityPassed', maturity: '2025-06-30' }],
  ],
  [
    'another payment',
    {},
    { maturityDate: '2026-12-31' },
    [{ kind: 'paymentDiffers', payment: 10_000, interest: 0 }],
  ],
  ['other years', { payment: 0 }, { maturityDate: '2035-12-31' }, [years12]],
  ['a repaid loan', { remainingCredit: 0, yearsRemaining: 0 }, { maturityDate: '2025-06-30' }, []],
]

test.each([
  ...annuities.map(([name, loan, terms, remarks]) => [name, loan, terms, remarks] as const),
  ...bullet.map(
    ([name, loan, terms, remarks]) =>
      [
        `${name}, at maturity`,
        loan,
        { ...terms, repaymentType: 'bullet' as const },
        remarks,
      ] as const,
  ),
])('%s', (_, given, terms, remarks) => {
  const loan = { ...LOAN, ...given }
  const known = creditTerms({ balanceDate: FROM, ...terms })
  const schedule = loanSchedule(loan, known, { importedOn: '2026-11-21' })
  expect(schedule && loanRemarks(loan, known, schedule)).toEqual(remarks)
})
