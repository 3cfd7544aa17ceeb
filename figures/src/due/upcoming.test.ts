import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { describe, expect, it } from 'vitest'
import { planLoan } from '../loans/plan.ts'
import { readLoan } from '../records/loan.ts'
import { readObjectDetails } from '../records/objectDetails.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { record } from '../testing/record.ts'
import { type DatedRecords, upcomingDates } from './upcoming.ts'

const TODAY = '2026-11-21'

function unit(given: Parameters<typeof record<typeof propertyOverviewFields>>[1], id = 'W1') {
  const bezeichnungimberblick = `Wohnung ${id}`
  return readUnitDetails(
    record(propertyOverviewFields, { propertyid: id, bezeichnungimberblick, ...given }),
  )
}

function object(given: Parameters<typeof record<typeof objectOverviewFields>>[1]) {
  return readObjectDetails(
    record(objectOverviewFields, { objectid: 'O1', street: 'Weg', ...given }),
  )
}

function datesOf(records: Partial<DatedRecords>) {
  return upcomingDates({ units: [], objects: [], loans: [], cappedPlaces: [], ...records }, TODAY)
}

describe('dates within the next 12 months', () => {
  const kinds = {
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
    ['in the year that ends a text', 'Anfang 2027', null],
  ])('%s', (_, written, expected) => {
    for (const [kind, field] of Object.entries(kinds)) {
      const found = datesOf({ units: [unit({ [field]: written })] })
      const dates = found.map((one) => [one.kind, one.date])
      expect(dates).toEqual(expected === null ? [] : [[kind, expected]])
    }
  })
})

it('leaves out maintenance, which is recorded when done and not when due', () => {
  const done = { servicetype: 'Heizung', dateoflastservice: '20.11.2019' }
  expect(datesOf({ units: [unit(done)], objects: [object(done)] })).toEqual([])
})

it('puts first what is possible since: loans that can be cancelled, then rents', () => {
  const rented = { street: 'Weg', tenantlastname: 'Demir', dateofrentalstart: '2020' }
  const units = [
    unit({ ...rented, datenextrentincrease: '01.03.2024' }, 'W1'),
    unit({ ...rented, datenextrentincrease: '01.03.2027' }, 'W2'),
    unit({ ...rented, datenextrentincrease: '01.03.2025', dateofrentalstart: '01.11.2025' }, 'W3'),
    unit({ datenextrentincrease: '01.03.2025' }, 'vacant'),
  ]
  const objects = [object({ datenextrentincrease: '01.03.2025' })]
  const loans = [
    ['fixed', '2030-06-30'],
    ['no longer', '2026-11-20'],
    ['unknown', null],
  ].map(([id, fixedInterestUntil = null]) => {
    const loan = readLoan(record(creditFields, { creditid: id ?? '', remainingcredit: '1,00' }))
    const terms = creditTerms({ disbursementDate: '2015-11-21', fixedInterestUntil })
    return planLoan(loan, terms, TODAY)
  })
  const found = datesOf({ units, objects, loans })
  expect(found.map(({ subject, date, isNow }) => [subject.id, date, isNow])).toEqual([
    ['fixed', '2025-11-21', true],
    ['W1', '2024-03-01', true],
    ['W3', '2027-02-01', false],
    ['W2', '2027-03-01', false],
  ])
})

it('orders dates by their first possible days, with cost and subject', () => {
  const units = [
    unit({ dateofrentalend: '31.01.2027' }, 'W2'),
    unit({ dateofrentalend: '31.01.2027' }, 'W1'),
  ]
  const objects = [
    object({ dateofplannedmodernization: '2027', estimatedcostofmodernization: '68.500,00 €' }),
    object({ objectid: 'O2', dateofplannedmodernization: '01.2027' }),
  ]
  const found = datesOf({ units, objects })
  expect(found.map((one) => [one.kind, one.date, one.subject.id, one.cost])).toEqual([
    ['modernisation', '2027', 'O1', 6850000],
    ['modernisation', '2027-01', 'O2', null],
    ['tenancyEnd', '2027-01-31', 'W1', null],
    ['tenancyEnd', '2027-01-31', 'W2', null],
  ])
  expect(found[0]?.subject).toEqual({ kind: 'object', id: 'O1', label: 'Weg' })
})

it('orders the dates of one day by German collation of their labels', () => {
  const streets = ['Zeile 1', 'Ährenstraße 10', 'ahornweg 1', 'Ährenstraße 2']
  const units = streets.map((bezeichnungimberblick) =>
    unit({ bezeichnungimberblick, dateofrentalend: '31.01.2027' }),
  )
  const labels = datesOf({ units }).map(({ subject }) => subject.label)
  expect(labels).toEqual(['ahornweg 1', 'Ährenstraße 2', 'Ährenstraße 10', 'Zeile 1'])
})
