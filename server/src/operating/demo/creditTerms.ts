import { ANNUITY } from '@hausblick/contract/encoding/repaymentType.ts'
import type { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import type { DecodedOf } from '@hausblick/contract/rows/fields.ts'
import { addMonths } from '@hausblick/figures/loans/dueDays.ts'
import { remainingCredit } from './amounts.ts'
import type { DemoLoan } from './buildings.ts'
import { newestMonthEnd } from './days.ts'

interface DemoTerms {
  lender: string
  contractNumber: string
  /** In years from now on. */
  fixedFor: number
  /** In basis points. */
  specialRepayment: number | null
}

/** One ends its fixed interest within a year, another within two, and a third with its last payment. */
const terms: Readonly<Record<string, DemoTerms>> = {
  'DEMO-D1': {
    lender: 'Spreebank',
    contractNumber: '4711 0815 1',
    fixedFor: 4.5,
    specialRepayment: 500,
  },
  'DEMO-D2': {
    lender: 'Spreebank',
    contractNumber: '4711 0815 2',
    fixedFor: 1.6,
    specialRepayment: 0,
  },
  'DEMO-D3': {
    lender: 'Förderbank',
    contractNumber: '20 331 77',
    fixedFor: 10,
    specialRepayment: null,
  },
  'DEMO-D4': {
    lender: 'Havelkasse',
    contractNumber: '600 1234 01',
    fixedFor: 1,
    specialRepayment: 500,
  },
  'DEMO-D5': {
    lender: 'Havelkasse',
    contractNumber: '600 1234 02',
    fixedFor: 0.7,
    specialRepayment: 1000,
  },
}

/** In cents: original amounts are round. */
const ROUND = 100_000

/**
 * Returns the terms of a loan, whose remaining credit is that of the last month's end.
 *
 * @param today an ISO 8601 day
 */
export function creditTermsRecord(
  customerid: string,
  loan: DemoLoan,
  today: string,
): DecodedOf<typeof creditTermsFields> {
  const own = terms[loan.id]
  const balanceDate = newestMonthEnd(today)
  const monthsSince = Math.round((loan.duration - loan.yearsRemaining) * 12)
  const original = remainingCredit({ ...loan, yearsRemaining: loan.duration })
  return {
    customerid,
    creditid: loan.id,
    lender: own?.lender ?? null,
    contractnumber: own?.contractNumber ?? null,
    originalamount: Math.ceil(original / ROUND) * ROUND,
    disbursementdate: addMonths(balanceDate, -monthsSince),
    balancedate: balanceDate,
    fixedinterestuntil: own ? addMonths(balanceDate, Math.round(own.fixedFor * 12)) : null,
    repaymenttype: ANNUITY,
    specialrepaymentpercent: own?.specialRepayment ?? null,
    maturitydate: null,
  }
}
