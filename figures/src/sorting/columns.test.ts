import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { readObjectDetails } from '../records/objectDetails.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import { record } from '../testing/record.ts'
import { objectColumns, unitColumns, unitFilters } from './columns.ts'

const overview = {
  street: 'Weg',
  number: '1',
  monthlyrent: '900',
  rentsqm: '9',
  dateoflastservice: '03.06.2025',
}
const unit = readUnitDetails(
  record(propertyOverviewFields, {
    ...overview,
    sizeinsqm: '100',
    marketaveragerent: '12',
    tenanttitle: 'Frau',
    tenantlastname: 'Demir',
    dateofrentalend: '31.12.2027',
  }),
)
const object = readObjectDetails(
  record(objectOverviewFields, {
    ...overview,
    type: 'Haus',
    numberofunits: '8',
    rentalarea: '566,98',
  }),
)
const nothing = readUnitDetails(record(propertyOverviewFields, { propertyid: 'W1' }))

test.each([
  ['address', 'Weg 1', 'W1'],
  ['rent', 90000, null],
  ['rentPerSqm', 900, null],
  ['maintenance', '2025-06-03', null],
  ['tenant', 'Demir', null],
  ['size', 10000, null],
  ['marketRent', 1200, null],
  ['marketGap', -2500, null],
  ['rentalEnd', '2027-12-31', null],
] as const)(
  'a unit is sorted by its %s: %j, and %j where nothing is known',
  (column, value, none) => {
    expect(unitColumns[column](unit)).toBe(value)
    expect(unitColumns[column](nothing)).toBe(none)
  },
)

test.each([
  ['address', 'Weg 1'],
  ['rent', 90000],
  ['type', 'Haus'],
  ['units', 8],
  ['rentalArea', 56698],
] as const)('a building is sorted by its %s: %j', (column, value) => {
  expect(objectColumns[column](object)).toBe(value)
})

test('units can be filtered by vacancy and by rent below the market', () => {
  expect([unit, nothing].map(unitFilters.free)).toEqual([false, true])
  expect([unit, nothing].map(unitFilters.belowMarket)).toEqual([true, false])
  expect(unitFilters.belowMarket({ ...unit, monthlyRent: 120000 })).toBe(false)
})
