import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, it } from 'vitest'
import { readUnitDetails } from '../records/unitDetails.ts'
import { record } from '../testing/record.ts'
import { groupDates } from './groups.ts'
import { possibleIncreases, upcomingDates } from './upcoming.ts'

const TODAY = '2026-11-24'

interface Given {
  id: string
  increase?: string
  end?: string
  rent?: string
  market?: string
  tenant?: string
  planned?: string
  cost?: string
}

function unit({ id, increase, end, rent, market, tenant = 'Frau', planned, cost }: Given) {
  const given = {
    propertyid: id,
    bezeichnungimberblick: id,
    sizeinsqm: '50,00',
    tenanttitle: tenant,
    datenextrentincrease: increase ?? '',
    dateofrentalend: end ?? '',
    monthlyrent: rent ?? '',
    marketaveragerent: market ?? '',
    dateofplannedmodernization: planned ?? '',
    estimatedcostofmodernization: cost ?? '',
  }
  return readUnitDetails(record(propertyOverviewFields, given))
}

function group(units: readonly Given[]) {
  const details = units.map(unit)
  return groupDates(
    possibleIncreases(details, TODAY),
    upcomingDates({ units: details, objects: [], loans: [] }, TODAY),
  )
}

const ids = (dates: readonly { subject: { id: string } }[]) =>
  dates.map(({ subject }) => subject.id)

it('puts what is possible already first, the largest rise first, and leaves out what is vacant', () => {
  const { groups, singles } = group([
    { id: 'later', increase: '24.11.2027', rent: '400,00', market: '10,00' },
    { id: 'soon', increase: '25.12.2026', rent: '400,00', market: '10,00' },
    { id: 'today', increase: '24.11.2026', rent: '300,00', market: '10,00' },
    { id: 'small', increase: '01.03.2025', rent: '490,00', market: '10,00' },
    { id: 'unknown', increase: '2024', rent: '490,00' },
    { id: 'large', increase: '23.11.2026', rent: '380,50', market: '10,00' },
    { id: 'above', increase: '10.2026', rent: '600,00', market: '10,00' },
    { id: 'vacant', increase: '01.03.2025', rent: '100,00', market: '10,00', tenant: '' },
  ])
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({ kind: 'rentIncrease', of: 'unit', isPossible: true })
  expect(ids(groups[0]?.dates ?? [])).toEqual(['large', 'small', 'above', 'unknown'])
  // 119,50 and 10,00 below the market; one above it, and one of an unknown market rent.
  expect(groups[0]?.amount).toEqual({ sum: 12_950, known: 3 })
  expect(ids(singles)).toEqual(['today', 'soon'])
})

it('names two alike one by one, those possible already before the others', () => {
  const { groups, singles, possible } = group([
    { id: 'A', increase: '01.12.2026' },
    { id: 'B', increase: '01.03.2025' },
    { id: 'C', end: '30.11.2026' },
  ])
  expect(groups).toEqual([])
  expect(ids(singles)).toEqual(['B', 'C', 'A'])
  expect(ids([...possible])).toEqual(['B'])
})

it('groups each kind by itself, in the order of their first dates, and loses none', () => {
  const many = (letter: string, given: Omit<Given, 'id'>) =>
    Array.from({ length: 20 }, (_, index) => ({ id: `${letter}${index}`, ...given }))
  const { groups, singles } = group([
    ...many('i', { increase: '01.02.2027', rent: '400,00', market: '10,00' }),
    ...many('p', { increase: '01.02.2026', rent: '400,00', market: '10,00' }),
    ...many('e', { end: '31.01.2027' }),
    { id: 'm1', planned: '2027', cost: '1.000,00' },
    { id: 'm2', planned: '06.2027' },
    { id: 'm3', planned: '07.2027', cost: '500,00' },
    { id: 'one', end: '01.12.2026' },
  ])
  expect(groups.map(({ kind, isPossible, dates }) => [kind, isPossible, dates.length])).toEqual([
    ['rentIncrease', true, 20],
    ['tenancyEnd', false, 21],
    ['modernisation', false, 3],
    ['rentIncrease', false, 20],
  ])
  expect(groups.map(({ amount }) => amount)).toEqual([
    { sum: 200_000, known: 20 },
    { sum: 0, known: 0 },
    { sum: 150_000, known: 2 },
    { sum: 200_000, known: 20 },
  ])
  expect(singles).toEqual([])
})
