import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
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
}

function unit({ rent = '400,00', market = '10,00', size = '50,00', ...given }: Given) {
  const { type = '', tenant = 'Frau', increase = '', start = '', end = '' } = given
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
