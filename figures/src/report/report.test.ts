import { amountsByKindFields } from '@hausblick/contract/rows/amountsByKind.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { months } from '../testing/months.ts'
import { record } from '../testing/record.ts'
import { nothing } from '../testing/reportSources.ts'
import { buildReport } from './report.ts'

test('there is none of a year without a value', () => {
  expect(buildReport(nothing)).toBeNull()
  const zeros = { ...record(portfolioFields), ...months({ income: [0] }) }
  expect(buildReport({ ...nothing, portfolio: zeros })).toBeNull()
})

test('keeps the cents, and says nothing of the months after the last value', () => {
  const portfolio = {
    ...record(portfolioFields, { occupancyrate: '97,5 %' }),
    ...months({ income: [100_049, 100_049], expenses: [50] }),
  }
  const report = buildReport({ ...nothing, portfolio })
  expect(report?.occupancyRate).toBe(9_750)
  expect(report?.cashFlow).toMatchObject({ income: 200_098, expenses: 50, surplus: 200_048 })
  expect(report?.cashFlow?.months).toHaveLength(12)
  expect(report?.cashFlow?.months.slice(1, 3)).toEqual([
    { month: 2, income: 100_049, expenses: 0, surplus: 100_049 },
    { month: 3, income: null, expenses: null, surplus: null },
  ])
})

test('leaves out what belongs to a later year only', () => {
  const portfolio = {
    ...record(portfolioFields, { occupancyrate: '97,5 %', numberofproperties: '3' }),
    ...months({ income: [100] }),
  }
  const report = buildReport({ ...nothing, isLatestYear: false, portfolio })
  expect(report).toMatchObject({ occupancyRate: null, unitCount: null })
})

test('lists units with figures, master data or both, by their labels, and no tenant', () => {
  const units = [
    { ...record(propertyFields, { propertyid: 'W2' }), ...months({ income: [100] }) },
    { ...record(propertyFields, { propertyid: 'W9' }), ...months({ income: [200] }) },
  ]
  const unitOverviews = [
    record(propertyOverviewFields, { propertyid: 'W1', street: 'Weg', number: '10' }),
    record(propertyOverviewFields, {
      propertyid: 'W2',
      street: 'Weg',
      number: '9',
      tenantlastname: 'Geheim',
    }),
  ]
  const report = buildReport({ ...nothing, units, unitOverviews })
  expect(report?.units.map(({ id, label, cashFlow }) => [id, label, cashFlow?.income])).toEqual([
    ['W9', 'W9', 200],
    ['W2', 'Weg 9', 100],
    ['W1', 'Weg 10', undefined],
  ])
  expect(JSON.stringify(report)).not.toContain('Geheim')
})

test('has the dates ahead of the day on which it is made', () => {
  const objects = [{ ...record(objectFields, { objectid: 'O1' }), ...months({ income: [100] }) }]
  const dated = record(objectOverviewFields, {
    objectid: 'O1',
    dateofplannedmodernization: '07.2026',
    estimatedcostofmodernization: '68.500,00',
  })
  const report = buildReport({ ...nothing, objects, objectOverviews: [dated] })
  expect(report?.dates).toMatchObject([{ kind: 'modernisation', date: '2026-07', cost: 6_850_000 }])
})

test('says what income and expenses were for, the rest without a kind last, of buildings with their units', () => {
  const address = { street: 'Weg', number: '9' }
  const kindOf = (said: Record<string, string>, flows: Parameters<typeof months>[0]) => ({
    ...record(amountsByKindFields, said),
    ...months(flows),
  })
  const report = buildReport({
    ...nothing,
    portfolio: { ...record(portfolioFields), ...months({ income: [900], expenses: [400, 50] }) },
    objects: [
      { ...record(objectFields, { objectid: 'O1' }), ...months({ expenses: [300, 20] }) },
      { ...record(objectFields, { objectid: 'O2' }), ...months({ expenses: [100] }) },
    ],
    objectOverviews: [record(objectOverviewFields, { objectid: 'O1', ...address })],
    units: [
      { ...record(propertyFields, { propertyid: 'W1' }), ...months({ expenses: [200, 20] }) },
    ],
    unitOverviews: [record(propertyOverviewFields, { propertyid: 'W1', ...address })],
    kinds: [
      kindOf({ propertyid: 'W1', kind: 'Hausgeld' }, { expenses: [150, 20] }),
      kindOf({ propertyid: 'W1', kind: 'Kaltmiete' }, { income: [800] }),
      kindOf({ objectid: 'O1', kind: 'hausgeld ' }, { expenses: [100] }),
    ],
  })
  expect(report?.kinds).toEqual([
    { kind: 'Kaltmiete', income: 800, expenses: 0 },
    { kind: 'Hausgeld', income: 0, expenses: 270 },
    { kind: null, income: 100, expenses: 180 },
  ])
  const [other, house] = report?.objects ?? []
  expect([other?.id, other?.kinds]).toEqual(['O2', []])
  expect([house?.id, house?.kinds]).toEqual([
    'O1',
    [
      { kind: 'Kaltmiete', income: 800, expenses: 0 },
      { kind: 'Hausgeld', income: 0, expenses: 270 },
      { kind: null, income: 0, expenses: 50 },
    ],
  ])
  expect(report?.units[0]?.kinds).toContainEqual({ kind: null, income: 0, expenses: 50 })
})
