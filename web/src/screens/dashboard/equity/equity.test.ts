import {
  readLoansCall,
  readObjectOverviewsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
  readYearsCall,
} from '@hausblick/contract/calls/records.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { months, page, record, textOf } from '../../../testing/renderedPages.ts'

const loan = (given: Record<string, string>) => record(creditFields, { creditid: 'D1', ...given })
const cashFlow = { income: ['500,00'], expenses: ['100,00'] }

/** Reads the figures of what is owned, with their names. */
function figuresOf(html: string): [name: string, value: string][] {
  const section = /aria-labelledby="eigenkapital".*?<\/section>/s.exec(html)?.[0] ?? ''
  const entries = section.matchAll(/<dt.*?<a[^>]*>(.*?)<\/a><\/dt><dd><span[^>]*>([^<]*)/g)
  return [...entries].map(([, name = '', value = '']) => [name, value])
}

test.each([
  ['no loan', [], []],
  [
    'a loan without its debt',
    [loan({ monthlypayment: '100' })],
    [['Überschuss nach Kreditraten', '€ 300']],
  ],
  [
    'a loan without its payment',
    [loan({ remainingcredit: '400' })],
    [
      ['Eigenkapital', '€ 600'],
      ['Beleihung', '40 %'],
    ],
  ],
  [
    'more debt than value',
    [loan({ remainingcredit: '1200', monthlypayment: '100' })],
    [
      ['Eigenkapital', '− € 200'],
      ['Überschuss nach Kreditraten', '€ 300'],
      ['Beleihung', '120 %'],
    ],
  ],
  ['a loan of which nothing is known', [loan({})], []],
])('of a portfolio with %s, no figure is shown that is unknown', async (_name, loans, figures) => {
  const portfolio = {
    ...record(portfolioFields, { portfoliovalue: '1000' }),
    ...months('portfolio', cashFlow),
  }
  const html = await page('/demo/dashboard', {
    [readPortfoliosCall.path]: [portfolio],
    [readLoansCall.path]: loans,
  })
  expect(figuresOf(html)).toEqual(figures)
})

const units = [
  ['W1', '1000'],
  ['W2', '3000'],
].map(([propertyid = '', propertyvalue = '']) => ({
  ...record(propertyFields, { propertyid, propertyvalue }),
  ...months('property', cashFlow),
}))
const overviews = ['W1', 'W2'].map((propertyid) =>
  record(propertyOverviewFields, { propertyid, street: 'Weg', number: '1', city: 'Köln' }),
)
const building = (numberofunits: string) => ({
  [readObjectsCall.path]: [
    {
      ...record(objectFields, { objectid: 'O1', objectvalue: '5000' }),
      ...months('object', cashFlow),
    },
  ],
  [readObjectOverviewsCall.path]: [
    record(objectOverviewFields, {
      objectid: 'O1',
      street: 'Weg',
      number: '1',
      city: 'Köln',
      numberofunits,
    }),
  ],
  [readUnitsCall.path]: units,
  [readUnitOverviewsCall.path]: overviews,
  [readLoansCall.path]: [
    loan({ propertyid: 'W1', remainingcredit: '100', monthlypayment: '200' }),
    loan({ creditid: 'D2', propertyid: 'W1,W2', remainingcredit: '400', monthlypayment: '1200' }),
  ],
})

test.each([
  [
    '?ansicht=einheit&einheit=W1',
    '2',
    [
      ['Eigenkapital', '€ 800'],
      ['Fehlbetrag nach Kreditraten', '€ 100'],
      ['Beleihung', '20 %'],
      ['Rendite nach Kreditraten', '−12,5 %'],
    ],
    'Trägt sich nicht',
  ],
  [
    '?ansicht=objekt',
    '2',
    [
      ['Eigenkapital', '€ 4.500'],
      ['Fehlbetrag nach Kreditraten', '€ 1.000'],
      ['Beleihung', '10 %'],
      ['Rendite nach Kreditraten', '−22,22 %'],
    ],
    'auf ein ganzes Jahr wird nicht hochgerechnet',
  ],
  [
    '?ansicht=objekt',
    '3',
    [
      ['Eigenkapital', '€ 3.500'],
      ['Fehlbetrag nach Kreditraten', '€ 600'],
      ['Beleihung', '12,5 %'],
      ['Rendite nach Kreditraten', '−17,14 %'],
    ],
    'Gerechnet mit Ihren 2 Einheiten darin. Die anderen Zahlen sind die des ganzen Hauses.',
  ],
])(
  '%s of %s units counts its own loans, and its share of others',
  async (search, count, figures, said) => {
    const html = await page(`/demo/dashboard${search}`, building(count))
    expect(figuresOf(html)).toEqual(figures)
    expect(html).toContain(said)
  },
)

test.each([
  [building('2'), 'Trägt sich nicht'],
  [{ ...building('2'), [readLoansCall.path]: [] }, null],
])('the list of units says whether they carry their loans: %#', async (given, said) => {
  const html = await page('/demo/properties', given)
  expect(html).toContain('Weg 1')
  expect(/Trägt [^<]*/.exec(html)?.[0] ?? null).toBe(said)
})

test('the list of units speaks of the year one looks at', async () => {
  const asked: string[] = []
  const given = { ...building, [readYearsCall.path]: [2024, 2025] }
  await page('/demo/properties?jahr=2024', given, asked)
  expect(asked.filter((call) => call.startsWith(readUnitsCall.path))).toEqual([
    `${readUnitsCall.path}?year=2024`,
  ])
})

test('a portfolio explains its figures, and lists which units carry their loans', async () => {
  const portfolio = {
    ...record(portfolioFields, { portfoliovalue: '4000' }),
    ...months('portfolio', { income: ['1000,00'], expenses: ['200,00'] }),
  }
  const given = {
    ...building('2'),
    [readPortfoliosCall.path]: [portfolio],
    [readLoansCall.path]: [
      loan({ propertyid: 'W1', remainingcredit: '100', monthlypayment: '200' }),
      loan({ creditid: 'D2', propertyid: 'W2', remainingcredit: '400', monthlypayment: '1200' }),
    ],
  }
  const html = await page('/demo/dashboard', given)
  for (const part of [
    'Fehlbetrag nach Kreditraten|€ 600|Januar 2025|Beleihung|12,5 %|am 02.05.2031|Rendite nach Kreditraten|−17,14 %|',
    'Eigenkapital:|Wert € 4.000,00 weniger Restschuld € 500,00 am 02.05.2031.|Fehlbetrag nach Kreditraten:|Einnahmen weniger Ausgaben des gezeigten Monats (€ 800,00), davon ab 1-mal die Kreditrate von € 1.400,00 (€ 1.400,00), die in den Ausgaben nicht enthalten ist.|Beleihung:|Restschuld € 500,00 am 02.05.2031 geteilt durch den Wert € 4.000,00.|Rendite nach Kreditraten:|Fehlbetrag nach Kreditraten des gezeigten Monats (€ 600,00) geteilt durch das Eigenkapital (€ 3.500,00);',
    '1 von 2 Einheiten mit Kredit trägt ihre Raten selbst|Weg 1|Trägt ihren Kredit|+ € 200 im Monat|Weg 1|Trägt sich nicht|− € 800 im Monat|',
  ])
    expect(textOf(html)).toContain(part)
  const section = /aria-labelledby="eigenkapital".*?<\/section>/s.exec(html)?.[0] ?? ''
  const ways = [...section.matchAll(/href="\/demo\/dashboard([^"]*)"/g)].map(([, way]) => way)
  expect(ways.slice(0, 4)).toEqual(['#kredite', '/renditen', '/planspiel', '/renditen'])
})
