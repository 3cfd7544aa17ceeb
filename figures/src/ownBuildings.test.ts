import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { type OwnershipContext, ownBuildings } from './ownBuildings.ts'
import { readObjectDetails } from './records/objectDetails.ts'
import { readUnitDetails } from './records/unitDetails.ts'
import { record } from './testing/record.ts'

/** Buildings by number of units, rental area and value; units by building, size and value; empty where unknown. */
function contextOf(
  objects: readonly (readonly [count: string, area: string, value: number])[],
  units: readonly (readonly [buildings: string, size: string, value: number])[],
  portfolioValue: number | null,
): OwnershipContext {
  const unitId = (index: number) => `W${index}`
  const objectId = (index: number | string) => `O${index}`
  return {
    objects: objects.map(([numberofunits, rentalarea], index) =>
      readObjectDetails(
        record(objectOverviewFields, { objectid: objectId(index), numberofunits, rentalarea }),
      ),
    ),
    units: units.map(([, sizeinsqm], index) =>
      readUnitDetails(record(propertyOverviewFields, { propertyid: unitId(index), sizeinsqm })),
    ),
    objectValues: new Map(objects.map(([, , value], index) => [objectId(index), value])),
    unitValues: new Map(units.map(([, , value], index) => [unitId(index), value])),
    buildings: new Map(
      units.map(([buildings], index) => [
        unitId(index),
        buildings.split('').map((house) => objectId(house)),
      ]),
    ),
    portfolioValue,
  }
}

type Case = [string, ...Parameters<typeof contextOf>, string[]]

test.each<Case>([
  [
    'all units are recorded',
    [['2', '', 900]],
    [
      ['0', '', 400],
      ['0', '', 400],
    ],
    null,
    ['whole'],
  ],
  [
    'some units are',
    [['3', '', 900]],
    [
      ['0', '', 400],
      ['0', '', 400],
    ],
    null,
    ['part'],
  ],
  [
    'more are than there are',
    [['1', '', 900]],
    [
      ['0', '', 4],
      ['0', '', 5],
    ],
    null,
    ['part'],
  ],
  [
    'as many, but smaller ones',
    [['2', '300', 900]],
    [
      ['0', '50', 1],
      ['0', '51', 1],
    ],
    null,
    ['part'],
  ],
  [
    'as many of the same area',
    [['2', '101', 900]],
    [
      ['0', '50', 1],
      ['0', '51', 1],
    ],
    null,
    ['whole'],
  ],
  [
    'the area is the same',
    [['', '101', 900]],
    [
      ['0', '50', 1],
      ['0', '51', 1],
    ],
    null,
    ['whole'],
  ],
  [
    'the area is not',
    [['', '150', 900]],
    [
      ['0', '50', 1],
      ['0', '51', 1],
    ],
    null,
    ['part'],
  ],
  [
    'the value is the same',
    [['', '', 900]],
    [
      ['0', '', 500],
      ['0', '', 400],
    ],
    null,
    ['whole'],
  ],
  [
    'the value is not',
    [['', '', 900]],
    [
      ['0', '', 500],
      ['0', '', 300],
    ],
    null,
    ['part'],
  ],
  ['nothing tells', [['', '', 0]], [['0', '', 0]], null, ['part']],
  ['no unit is recorded', [['8', '', 900]], [], null, ['whole']],
  ['and the portfolio is it', [['8', '', 90_000]], [], 90_100, ['whole']],
  ['and the portfolio is less', [['8', '', 90_000]], [], 40_000, ['none']],
  ['units elsewhere are all', [['8', '', 90_000]], [['', '', 30_000]], 30_000, ['none']],
  ['units elsewhere leave room', [['8', '', 90_000]], [['', '', 30_000]], 120_000, ['whole']],
  ['its value is unknown and units are all', [['8', '', 0]], [['', '', 30_000]], 30_000, ['none']],
  [
    'two do not fit',
    [
      ['8', '', 90_000],
      ['8', '', 10_000],
    ],
    [],
    90_000,
    ['none', 'none'],
  ],
  [
    'units are of one of two',
    [
      ['1', '', 1],
      ['1', '', 1],
    ],
    [
      ['01', '', 1],
      ['01', '', 1],
    ],
    null,
    ['whole', 'whole'],
  ],
  [
    'fewer are of one of two',
    [
      ['2', '', 1],
      ['1', '', 1],
    ],
    [
      ['01', '', 1],
      ['01', '', 1],
    ],
    null,
    ['part', 'part'],
  ],
])('%s', (_, objects, units, portfolioValue, expected) => {
  expect([...ownBuildings(contextOf(objects, units, portfolioValue)).values()]).toEqual(expected)
})
