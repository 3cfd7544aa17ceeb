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

const ofToday = 'am 02.05.2031'
const shared = `Weg 1, Köln|Kredit D1|Für 2 Einheiten:|WE 02|und|WE 10|€ 1.000|2,00 %|€ 100.000|${ofToday}|20 Jahre|restliche Jahre|9,2|54 % der Laufzeit vorbei|`
const card = `Weg 1, Köln|Kredit D1|Für 2 Einheiten:|WE 02|und|WE 10|restliche Jahre|9,2|54 % der Laufzeit vorbei|Monatliche Zahlung|€ 1.000|Zinssatz|2,00 %|Verbleibender Kredit|€ 100.000|${ofToday}|Dauer|20 Jahre|`
const over = `Weg 1, Köln|Kredit D3|Für|WE 02|€ 1.000|2,00 %|€ 100.000|${ofToday}|20 Jahre|restliche Jahre|0|Laufzeit vorbei, noch nicht abbezahlt|`
const controls = 'Sortieren nach|'

test.each([
  [
    '',
    ['54', '100', '0', '0'],
    [
      controls,
      '4 Kredite · Restschuld € 200.000 am 02.05.2031, soweit bekannt|',
      shared,
      `Kredit D2|Für|WE 02|€ 1.000|2,00 %|€ 0|${ofToday}|20 Jahre|restliche Jahre|5|abbezahlt|`,
      over,
      'Kredit D4|Für|WE 02|n/a|n/a|n/a|20 Jahre|restliche Jahre|n/a|',
      `€ 200.000|${ofToday}, soweit bekannt|`,
    ],
  ],
  [
    '?ansicht=einheit&einheit=W1&kredit=Schloss',
    ['54'],
    [
      `1 Kredit · Restschuld € 100.000 am 02.05.2031, auch für andere Einheiten|${card}Immobilienwert`,
    ],
  ],
  [
    '?kredit=d3',
    ['0'],
    [
      controls,
      '1 von 4 Krediten · Restschuld € 100.000 am 02.05.2031|',
      'Gefiltert nach Filter „d3“. Sortiert nach Wohnungsname, aufsteigend.|',
      over,
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
  expect(textOf(html).includes(controls)).toBe(!search.includes('einheit'))
  const bars = html.match(/role="progressbar"[^>]*/g)
  expect(bars?.map((bar) => /valuenow="(\d+)"/.exec(bar)?.[1])).toEqual(shares)
})

test('rows, their sum, the headline and the ladder tell of one debt of one day', async () => {
  const loans = ['D1', 'D2', 'D3'].map((creditid) =>
    loan({ creditid, interestrate: '0', remainingcredit: creditid === 'D3' ? '9000' : '10000' }),
  )
  const terms = { balancedate: '31.12.2030', repaymenttype: 'Annuität' }
  const given = {
    ...replies,
    [readLoansCall.path]: loans,
    [readCreditTermsCall.path]: [
      record(creditTermsFields, { creditid: 'D1', ...terms, fixedinterestuntil: '30.06.2031' }),
      record(creditTermsFields, { creditid: 'D2', ...terms, fixedinterestuntil: '30.06.2030' }),
      record(creditTermsFields, { creditid: 'D3', ...terms }),
    ],
  }
  const text = textOf(await page('/demo/dashboard?sortierung=rest', given))
  const days = 'am 06.05.2031 (Szenario, da eine Zinsbindung vorbei ist)'
  for (const part of [
    `Kredit D3|€ 1.000|0,00 %|€ 5.000|am 06.05.2031|`,
    '€ 6.000|am 06.05.2031 (Szenario: Zinsbindung vorbei)|',
    `3 Kredite · Restschuld € 17.000 ${days}|`,
    `€ 17.000|${days}|`,
    `Wann die Zinsbindung endet|Restschuld ${days}, und was am Ende`,
    'schon vorbei|1 Kredit|€ 6.000|2031|1 Kredit|€ 6.000|dann noch € 4.000|nicht erfasst|1 Kredit|€ 5.000|Summe|€ 17.000|',
  ])
    expect(text).toContain(part)
  expect(text.lastIndexOf('Kredit D3')).toBeLessThan(text.lastIndexOf('Kredit D1'))
  expect(text).not.toContain('€ 10.000')
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
    'Restschuld € 100.000 am 06.05.2031|Überschuss nach Kreditraten|€ 100|Januar 2025|',
    '|Trägt ihren Kredit|+ € 100 im Monat|',
    'Kredit am 15.07.2031 zur Rückzahlung fällig|',
    'Verbleibender Kredit|€ 100.000|am 06.05.2031|Dauer|20 Jahre|',
  ])
    expect(text).toContain(part)
})
