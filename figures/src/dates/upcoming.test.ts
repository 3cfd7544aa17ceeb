import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { describe, expect, it } from 'vitest'
import { readObjectDetails } from '../records/objectDetails.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import { row } from '../testing/row.ts'
import { upcomingDates } from './upcoming.ts'

const TODAY = '2026-11-21'

function unit(given: Parameters<typeof row<typeof propertyOverviewFields>>[1], id = 'W1') {
  const bezeichnungimberblick = `Wohnung ${id}`
  return readUnitDetails(
    row(propertyOverviewFields, { propertyid: id, bezeichnungimberblick, ...given }),
  )
}

function object(given: Parameters<typeof row<typeof objectOverviewFields>>[1]) {
  return readObjectDetails(row(objectOverviewFields, { objectid: 'O1', street: 'Weg', ...given }))
}

describe('what is due within a year', () => {
  const kinds = {
    rentIncrease: 'datenextrentincrease',
    tenancyEnd: 'dateofrentalend',
    modernisation: 'dateofplannedmodernization',
  } as const

  it.each([
    ['today', '21.11.2026', '2026-11-21'],
    ['on the last day', '20.11.2027', '2027-11-20'],
    ['a year from now', '21.11.2027', null],
    ['yesterday', '20.11.2026', null],
    ['in this month', '11.2026', '2026-11'],
    ['in the last month', '11.2027', '2027-11'],
    ['in the month after', '12.2027', null],
    ['last month', '10.2026', null],
    ['in this year', '2026', '2026'],
    ['in the next year', '2027', '2027'],
    ['in the year after', '2028', null],
    ['last year', '2025', null],
    ['never', '', null],
    ['on a day that cannot be read', 'wenn es geht', null],
    ['in the year that ends a text', 'Anfang 2027', '2027'],
  ])('%s', (_, written, expected) => {
    for (const [kind, field] of Object.entries(kinds)) {
      const found = upcomingDates({ units: [unit({ [field]: written })], objects: [] }, TODAY)
      const dates = found.map((one) => [one.kind, one.date, one.overdue])
      expect(dates).toEqual(expected === null ? [] : [[kind, expected, false]])
    }
  })
})

describe('a service is due a year after the last one', () => {
  it.each([
    ['21.11.2026', '2027-11-21', null],
    ['20.11.2026', '2027-11-20', false],
    ['21.11.2025', '2026-11-21', false],
    ['20.11.2025', '2026-11-20', true],
    ['06.10.2019', '2020-10-06', true],
    ['11.2025', '2026-11', false],
    ['10.2025', '2026-10', true],
    ['2025', '2026', false],
    ['2024', '2025', true],
    ['unklar', null, null],
    ['', null, null],
  ])('last on "%s"', (written, date, overdue) => {
    const units = [unit({ dateoflastservice: written, servicetype: 'Heizung' })]
    const found = upcomingDates({ units, objects: [] }, TODAY)
    expect(found.map((one) => [one.date, one.overdue])).toEqual(
      overdue === null ? [] : [[date, overdue]],
    )
  })

  it('says what it is, and when it was done', () => {
    const units = [unit({ dateoflastservice: '10.2025', servicetype: 'Heizung' })]
    const [found] = upcomingDates({ units, objects: [] }, TODAY)
    expect(found?.service).toEqual({ type: 'Heizung', last: '2025-10' })
  })
})

it('comes in the order of its first possible days, with what it costs and whose it is', () => {
  const units = [
    unit({ dateofrentalend: '31.01.2027' }, 'W2'),
    unit({ dateofrentalend: '31.01.2027', datenextrentincrease: '01.02.2027' }, 'W1'),
    unit({ dateoflastservice: '2024' }, 'W3'),
  ]
  const objects = [
    object({ dateofplannedmodernization: '2027', estimatedcostofmodernization: '68.500,00 €' }),
    object({ objectid: 'O2', dateofplannedmodernization: '01.2027', servicetype: 'Heizung' }),
  ]
  const found = upcomingDates({ units, objects }, TODAY)
  expect(found.map((one) => [one.kind, one.date, one.subject.id, one.cost])).toEqual([
    ['service', '2025', 'W3', null],
    ['modernisation', '2027', 'O1', 68500],
    ['modernisation', '2027-01', 'O2', null],
    ['tenancyEnd', '2027-01-31', 'W1', null],
    ['tenancyEnd', '2027-01-31', 'W2', null],
    ['rentIncrease', '2027-02-01', 'W1', null],
  ])
  expect(found[1]?.subject).toEqual({ kind: 'object', id: 'O1', label: 'Weg' })
})

it('is nothing where nothing is known', () => {
  expect(upcomingDates({ units: [unit({})], objects: [object({})] }, TODAY)).toEqual([])
})
