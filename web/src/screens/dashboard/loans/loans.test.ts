import {
  readCreditTermsCall,
  readLoansCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
} from '@hausblick/contract/calls/records.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { months, page, record, textOf } from '../../../testing/renderedPages.ts'

const portfolio = {
  ...record(portfolioFields, { portfoliovalue: '679200,00' }),
  ...months('portfolio'),
}
const unit = (propertyid: string, bezeichnungimberblick: string) =>
  record(propertyOverviewFields, {
    propertyid,
    bezeichnungimberblick,
    street: 'Weg',
    number: '1',
    city: 'Köln',
  })
const units = ['W0', 'W1'].map((propertyid) => ({
  ...record(propertyFields, { propertyid, propertyvalue: '339600,00' }),
  ...months('property', { income: ['650,00'], expenses: ['50,00'] }),
}))
const replies = {
  [readPortfoliosCall.path]: [portfolio],
  [readUnitsCall.path]: units,
  [readUnitOverviewsCall.path]: [unit('W0', 'WE 02'), unit('W1', 'WE 10')],
}
const loan = (given: Record<string, string>) =>
  record(creditFields, {
    street: 'Weg',
    number: '1',
    city: 'Köln',
    interestrate: '2',
    monthlypayment: '1000',
    remainingcredit: '100000',
    duration: '20',
    yearsremaining: '9,2',
    ...given,
  })

const shared =
  'Weg 1, Köln|Kredit D1|Für 2 Einheiten:|WE 02|und|WE 10|restliche Jahre|9,2|54 % der Laufzeit vorbei|Monatliche Zahlung|€ 1.000|Zinssatz|2,00 %|Verbleibender Kredit|€ 100.000|vom 02.05.2031|Dauer|20 Jahre|'
const over =
  'Weg 1, Köln|Kredit D3|Für|WE 02|restliche Jahre|0|Laufzeit vorbei, noch nicht abbezahlt|'

test.each([
  [
    '',
    ['54', '100', '0', '0'],
    [
      '4 Kredite · Restschuld € 200.000 am 02.05.2031, soweit bekannt|',
      shared,
      'Kredit D2|Für|WE 02|restliche Jahre|5|abbezahlt|',
      over,
      'restliche Jahre|n/a|Monatliche Zahlung|n/a|Zinssatz|n/a|Verbleibender Kredit|n/a|Dauer|20 Jahre|',
    ],
  ],
  [
    '?ansicht=einheit&einheit=W1',
    ['54'],
    [
      '1 Kredit · Restschuld € 100.000 am 02.05.2031, auch für andere Einheiten|',
      `aufsteigend.|${shared}Impressum`,
    ],
  ],
  [
    '?kredit=d3',
    ['0'],
    [
      '1 von 4 Krediten · Restschuld € 100.000 am 02.05.2031|',
      `Gefiltert nach Filter „d3“. Sortiert nach Wohnungsname, aufsteigend.|${over}`,
    ],
  ],
  ['?kredit=Schloss', undefined, ['0 von 4 Krediten|', 'Kein Kredit passt zu „Schloss“.|']],
])('loans%s are listed with what is known of each', async (search, shares, texts) => {
  const unknown = { remainingcredit: '', interestrate: '', monthlypayment: '', yearsremaining: '' }
  const loans = [
    { creditid: 'D1', propertyid: 'W1,W0' },
    { creditid: 'D2', propertyid: 'W0', remainingcredit: '0', yearsremaining: '5' },
    { creditid: 'D3', propertyid: 'W0', yearsremaining: '0,0' },
    { creditid: 'D4', propertyid: 'W0', ...unknown },
  ].map(loan)
  const html = await page(`/demo/dashboard${search}`, { ...replies, [readLoansCall.path]: loans })
  for (const text of texts) expect(textOf(html)).toContain(text)
  const bars = html.match(/role="progressbar"[^>]*/g)
  expect(bars?.map((bar) => /valuenow="(\d+)"/.exec(bar)?.[1])).toEqual(shares)
})

test('a bullet loan costs its interest and is repaid on the agreed day, wherever it is shown', async () => {
  const given = {
    ...replies,
    [readLoansCall.path]: [
      loan({ creditid: 'D', interestrate: '6', monthlypayment: '800', propertyid: 'W1' }),
    ],
    [readCreditTermsCall.path]: [
      record(creditTermsFields, {
        creditid: 'D',
        balancedate: '31.12.2030',
        repaymenttype: 'endfällig',
        maturitydate: '15.07.2031',
      }),
    ],
  }
  const text = textOf(await page('/demo/dashboard?ansicht=einheit&einheit=W1', given))
  for (const part of [
    'Restschuld € 100.000 am 06.05.2031|Überschuss nach Kreditraten|€ 100|im letzten Monat + € 100|',
    '|Trägt ihren Kredit|+ € 100|',
    'Kredit am 15.07.2031 zur Rückzahlung fällig|',
    'Verbleibender Kredit|€ 100.000|vom 31.12.2030|Dauer|20 Jahre|Restschuld am 06.05.2031|€ 100.000|',
  ])
    expect(text).toContain(part)
})
