import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readObjectDetails } from '../records/objectDetails.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import { record } from '../testing/record.ts'
import { listRises } from './rentRise.ts'

const TODAY = '2026-11-24'

interface Given {
  rent?: string
  market?: string
  size?: string
  type?: string
  tenant?: string
  increase?: string
  start?: string
  end?: string
  agreement?: string
  city?: string
}

function unit({ rent = '400,00', market = '10,00', size = '50,00', ...given }: Given) {
  const { type = '', tenant = 'Frau', increase = '', start = '', end = '' } = given
  const { agreement = '', city = '' } = given
  return readUnitDetails(
    record(propertyOverviewFields, {
      propertyid: 'W1',
      type,
      sizeinsqm: size,
      tenanttitle: tenant,
      datenextrentincrease: increase,
      dateofrentalstart: start,
      dateofrentalend: end,
      monthlyrent: rent,
      marketaveragerent: market,
      rentagreement: agreement,
      city,
    }),
  )
}

const riseOf = (given: Given, cappedPlaces: string[] = []) =>
  listRises({ units: [unit(given)], objects: [], cappedPlaces }, TODAY)[0]

// The market rent is 500,00.
test.each<[string, Given, number | null]>([
  ['by 20 % where the market rent is higher', { rent: '400,00' }, 8_000],
  ['up to the market rent where that is less', { rent: '450,00' }, 5_000],
  ['by 20 %, rounded down', { rent: '333,33' }, 6_666],
  ['by what the contract says, where § 558 does not apply', { rent: '300,00', type: 'Büro' }, null],
  ['by an unknown amount without a rent', { rent: '' }, null],
  ['by an unknown amount without a market rent', { market: '' }, null],
  ['by an unknown amount without a size', { size: '' }, null],
])('a rent rises %s', (_, given, most) => {
  expect(riseOf({ increase: '2025', ...given })?.most).toBe(most)
})

test.each<[string, Given, string | null]>([
  ['from the recorded day', { increase: '01.03.2025' }, '2025-03-01'],
  ['from the recorded month', { increase: '03.2025' }, '2025-03'],
  ['15 months after a later start', { increase: '01.03.2025', start: '15.01.2026' }, '2027-04-15'],
  ['from the recorded day after an earlier start', { increase: '2026', start: '2020' }, '2026'],
  ['at once, of what is no home', { increase: '2025', start: '2026', type: 'Laden' }, '2025'],
  [
    'of what is no home above the market rent',
    { increase: '2025', rent: '600,00', type: 'Büro' },
    '2025',
  ],
  ['not without a day', {}, null],
  ['not of an empty unit', { increase: '01.03.2025', tenant: '' }, null],
  ['not where the contract ends before', { increase: '01.03.2027', end: '28.02.2027' }, null],
  [
    'where a contract goes on after its end',
    { increase: '01.03.2026', end: '31.12.2024' },
    '2026-03-01',
  ],
  ['not above the market rent', { increase: '01.03.2025', rent: '600,00' }, null],
])('a rent may rise %s', (_, given, from) => {
  expect(riseOf(given)?.from ?? null).toBe(from)
})

test.each<[string, Given, number | null, number | undefined]>([
  ['15 % where the operator has entered the town', { city: 'München' }, 6_000, 1_500],
  ['20 % elsewhere', { city: 'Köln' }, 8_000, 2_000],
  ['20 % of an unknown town', {}, 8_000, 2_000],
  ['nothing of a shop', { city: 'München', type: 'Laden' }, null, undefined],
  ['nothing of steps', { city: 'München', agreement: 'Staffel' }, null, undefined],
])('the limit is %s', (_, given, most, share) => {
  const rise = riseOf({ increase: '2025', ...given }, ['MUENCHEN'])
  expect([rise?.most, rise?.cap?.share]).toEqual([most, share])
})

test.each<[string, Given, Partial<ReturnType<typeof riseOf>> | undefined]>([
  ['unknown', {}, { kind: 'rentIncrease', rule: 'assumed' }],
  ['comparable', { agreement: 'Vergleichsmiete' }, { kind: 'rentIncrease', rule: 'comparable' }],
  ['comparable, above the market', { agreement: 'Vergleichsmiete', rent: '600,00' }, undefined],
  ['graduated', { agreement: 'Staffel', rent: '600,00' }, { kind: 'rentStep', rule: 'contract' }],
  ['indexed', { agreement: 'Index', rent: '600,00' }, { kind: 'rentIndex', rule: 'contract' }],
  ['graduated, just begun', { agreement: 'Staffel', start: '01.10.2026' }, { from: '2026-03-01' }],
  ['indexed, just begun', { agreement: 'Index', start: '01.10.2026' }, { from: '2027-10-01' }],
  [
    'indexed, of a shop',
    { agreement: 'Index', type: 'Laden', start: '2026' },
    { kind: 'rentIndex', from: '2026-03-01' },
  ],
  [
    'comparable, of an office',
    { agreement: 'Vergleichsmiete', type: 'Büro' },
    { rule: 'contract', most: null },
  ],
])('a rent whose agreement is %s', (_, given, expected) => {
  const rise = riseOf({ increase: '01.03.2026', ...given })
  if (expected) expect(rise).toMatchObject(expected)
  else expect(rise).toBeUndefined()
})

test('a building of shops has no rise by § 558 either', () => {
  const object = (type: string) =>
    readObjectDetails(
      record(objectOverviewFields, { objectid: 'O1', type, datenextrentincrease: '2025' }),
    )
  const types = ['Geschäftshaus', 'Bürogebäude', 'Mehrfamilienhaus', 'Wohn- und Geschäftshaus']
  const rises = listRises({ units: [], objects: types.map(object), cappedPlaces: [] }, TODAY)
  expect(rises.map(({ rule }) => rule)).toEqual(['contract', 'contract', 'assumed', 'assumed'])
})

test.each([
  ...['Laden', 'Ladenlokal', 'Büro', 'Büroräume', 'Gewerbe', 'Gewerbeeinheit', 'Praxis', 'Lager'],
  ...['Kanzlei', 'Restaurant', 'Shop', 'Geschäft', 'Café', 'Garage', 'TG-Stellplatz', 'Wohnbüro'],
])('%s never has an amount', (type) => {
  expect(riseOf({ increase: '2025', type })).toMatchObject({ most: null, rule: 'contract' })
})

test.each(['', 'Wohnung', 'Etagenwohnung', 'Wohnung mit Stellplatz', 'Loft'])(
  '%s has one',
  (type) => {
    expect(riseOf({ increase: '2025', type })?.most).toBe(8_000)
  },
)

it('never exceeds the market rent or 120 % of the rent', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  const money = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
  fc.assert(
    fc.property(cents, cents, (rent, market) => {
      const given = { rent: money(rent), market: money(market), size: '1,00', increase: '2025' }
      const most = riseOf(given)?.most ?? 0
      expect(most > 0).toBe(rent < market && rent >= 5)
      if (most > 0) expect(rent + most).toBeLessThanOrEqual(Math.min(market, rent * 1.2))
    }),
  )
})
