import {
  readCreditTermsCall,
  readLoansCall,
  readPortfoliosCall,
} from '@hausblick/contract/calls/records.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { expect, test } from 'vitest'
import { months, page, record, textOf } from '../../testing/renderedPages.ts'

const loan = { interestrate: '3', monthlypayment: '500', remainingcredit: '100000' }
const replies = {
  [readPortfoliosCall.path]: [
    { ...record(portfolioFields, { portfoliovalue: '300000,00' }), ...months('portfolio') },
  ],
  [readLoansCall.path]: [
    record(creditFields, { creditid: 'D1', ...loan }),
    record(creditFields, { creditid: 'D2', ...loan, interestrate: '' }),
  ],
  [readCreditTermsCall.path]: [
    record(creditTermsFields, {
      creditid: 'D1',
      balancedate: '30.04.2031',
      fixedinterestuntil: '31.12.2032',
      repaymenttype: 'Annuität',
    }),
  ],
}
const question = 'Neue Rate, wo die alte die Zinsen nicht deckt|wie bisher'
const address = '/demo/dashboard/planspiel'
const frozen =
  'Für Kredit D2 gibt es keinen Tilgungsplan. Es fehlt der Zinssatz: Die Restschuld bleibt stehen; was gezahlt wird, zählt ganz als Zinsen.|'

test.each([
  ['', null],
  ['?zins=6', null],
  ['?zins=8', '€ 771,46'],
  ['?zins=8&tilgung=2', '€ 790,66'],
])('„%s“ asks how a payment continues only where it has to change', async (search, payment) => {
  const text = textOf(await page(`${address}${search}`, replies))
  expect(text).toContain(frozen)
  expect(text).not.toContain('Restschuld|n/a')
  expect(text.includes(question)).toBe(payment !== null)
  const renewed = 'Bei Kredit D1 deckt die Rate von € 500,00 die Zinsen nach der Zinsbindung nicht.'
  if (payment)
    expect(text).toContain(`${renewed} Gerechnet ist ab 31.01.2033 mit ${payment} im Monat.`)
  else expect(text).not.toContain(renewed)
})
