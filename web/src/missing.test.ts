import { placeAddress, uploadAddress } from '@hausblick/contract/addresses.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import {
  readObjectOverviewsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
} from '@hausblick/contract/calls/records.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { config, months, page, record } from './testing/renderedPages.ts'

const street = 'Lückenweg'
const object = (given: Record<string, string>, income: string[] = []) => ({
  ...record(objectFields, given),
  ...months('object', { income }),
})

/** Of a customer with incomplete data: each view lacks something else. */
const gaps = {
  // A price, but no value, change, count or month.
  [readPortfoliosCall.path]: [
    {
      ...record(portfolioFields, { portfoliopurchasingvalue: '100000', avepurchasingdate: '2019' }),
      ...months('portfolio'),
    },
  ],
  // A value without a price; a value and a price without the change.
  [readObjectsCall.path]: [
    object({ objectid: 'O-1', objectvalue: '100000', objectvaluechangein: '5%' }, ['500']),
    object({ objectid: 'O-2', objectvalue: '250000', purchasingvalue: '150000' }),
  ],
  [readObjectOverviewsCall.path]: [
    record(objectOverviewFields, { objectid: 'O-1', street, number: '1' }),
    record(objectOverviewFields, { objectid: 'O-2', street, number: '2', numberofunits: '0' }),
  ],
  [readUnitsCall.path]: [
    {
      ...record(propertyFields, { propertyid: 'W-1', purchasingvalue: '100000' }),
      ...months('property', { income: ['893,45'], expenses: ['210,10'] }),
    },
  ],
  [readUnitOverviewsCall.path]: [
    record(propertyOverviewFields, { propertyid: 'W-1', street, number: '1' }),
  ],
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test.each([
  [
    '/demo/dashboard',
    [
      'Gesamtwert n/a 0 % Veränderung nicht erfasst',
      'Vermietungsrate pro Jahr n/a',
      'Anzahl d. Einheiten 0 nicht erfasst',
      'Einnahmen n/a Ausgaben n/a Überschuss n/a',
      'Immobilienwert in Euro n/a 0 % Veränderung nicht erfasst',
      'Kaufwert € 100.000',
      'Wertzuwachs n/a',
    ],
  ],
  [
    '/demo/dashboard?ansicht=objekt',
    [
      'Gesamtwert € 100.000',
      // Only the year's income is known.
      'Letzte monatl. Ausgabe € 0 für 2025 nichts erfasst',
      'Anzahl Einheiten 0 nicht erfasst',
      'Einnahmen € 500 Ausgaben n/a Überschuss n/a',
      'Kaufwert n/a',
      'Wertzuwachs n/a',
    ],
  ],
  [
    '/demo/dashboard?ansicht=objekt&objekt=O-2',
    ['Anzahl Einheiten 0 Cashflow', 'Kaufwert € 150.000', 'Wertzuwachs n/a'],
  ],
  // The year's income is not the sum of the known months.
  ['/demo/dashboard?ansicht=einheit', ['kumulierte Einnahmen n/a', 'Wertzuwachs n/a']],
  ['/demo/properties?ansicht=objekte', ['Anzahl Einheiten 0 Einheiten (nicht erfasst)']],
  [demoPath(placeAddress({ kind: 'object', id: 'O-1' })), ['Anzahl Einheiten 0 nicht erfasst']],
])('%s does not state missing data as fact', async (address, shown) => {
  const text = textOf(await page(address, gaps))
  for (const each of shown) expect(text).toContain(each)
  expect(text).not.toContain('Wertverlust')
})

test('the chart’s month names what is missing', async () => {
  expect(await page('/demo/dashboard?ansicht=objekt', gaps)).toMatch(
    /aria-valuetext="[^"]*Ausgaben n\/a, Überschuss n\/a"/,
  )
})

test.each([
  ['customer', 'Ihre Verwaltung liest die Zahlen', ['/contact', uploadAddress]],
  ['staff', 'Die Zahlen liest ein Betreiber ein', [`${uploadAddress}&kunde=K-1`]],
  ['operator', 'Lesen Sie seine Zahlen ein', [`${uploadAddress}&kunde=K-1`]],
] as const)('of a customer without figures, %s read what comes next', async (role, text, links) => {
  const mine = role === 'customer' ? 'K-1' : ''
  const me = { email: '', customerId: mine, customerIds: mine ? [mine] : [], role }
  const session = { me, customerId: mine }
  const blank = { ...record(portfolioFields, {}), ...months('portfolio') }
  const known = { [listCustomersCall.path]: [{ id: 'K-1', registeredEmail: '' }] }
  for (const given of [known, { ...known, [readPortfoliosCall.path]: [blank] }])
    for (const [path, title] of [
      ['/dashboard?', 'Noch keine Zahlen vorhanden'],
      ['/dashboard?ansicht=einheit&', 'Noch keine Zahlen vorhanden'],
      ['/properties?', 'Noch keine Einheiten vorhanden'],
    ] as const) {
      const html = await page(`${path}kunde=K-1`, given, [], config, session)
      expect(textOf(html)).toContain(mine ? title : 'Für diesen Kunden ist noch nichts eingelesen')
      expect(textOf(html)).toContain(text)
      expect(textOf(html)).not.toContain('n/a')
      for (const link of links) expect(html).toContain(`href="${link}`)
    }
})

test.each(['/dashboard', '/properties'])(
  'of a customer who does not exist, %s says nothing else',
  async (path) => {
    const me = { email: '', customerId: '', customerIds: [], role: 'staff' as const }
    const html = await page(`${path}?kunde=K-9`, {}, [], config, { me, customerId: '' })
    expect(textOf(html)).toContain('Den Kunden K-9 gibt es nicht. Bitte wählen Sie einen anderen.')
    expect(textOf(html)).not.toMatch(/noch nichts|Keine Kreditdaten|hochladen/)
  },
)
