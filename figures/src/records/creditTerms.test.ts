import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { expect, it } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { record } from '../testing/record.ts'
import { readCreditTerms } from './creditTerms.ts'

it('an empty row of terms is of an annuity of which nothing is known', () => {
  expect(readCreditTerms(record(creditTermsFields, { creditid: 'D1' }))).toEqual(creditTerms())
})

it('terms as operators write them', () => {
  expect(
    readCreditTerms(
      record(creditTermsFields, {
        creditid: 'D1',
        lender: 'Volksbank Görlitz eG',
        contractnumber: '619672870',
        originalamount: '101.457,00',
        disbursementdate: '28.07.2016',
        balancedate: '12.2025',
        fixedinterestuntil: '28.07.2026',
        repaymenttype: 'endfällig',
        specialrepaymentpercent: '5 %',
        maturitydate: '2050',
      }),
    ),
  ).toEqual({
    loanId: 'D1',
    lender: 'Volksbank Görlitz eG',
    contractNumber: '619672870',
    originalAmount: 10_145_700,
    disbursementDate: '2016-07-28',
    balanceDate: '2025-12',
    fixedInterestUntil: '2026-07-28',
    repaymentType: 'bullet',
    specialRepaymentShare: 500,
    maturityDate: '2050',
  })
})
