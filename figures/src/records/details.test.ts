import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { describe, expect, it, test } from 'vitest'
import { record } from '../testing/record.ts'
import { readObjectDetails } from './objectDetails.ts'
import { readUnitOverview } from './unit.ts'
import { readUnitDetails } from './unitDetails.ts'

const unknown = {
  address: { street: '', number: '', zipcode: '', city: '' },
  type: '',
  monthlyRent: null,
  rentPerSqm: null,
  nextRentIncrease: null,
  reserves: { maintenance: null, modernisation: null },
  maintenance: { type: '', last: null },
  modernisation: { planned: null, cost: null },
  extras: { garages: 0, parking: 0, cellars: 0, playArea: 0, garden: 0 },
}

const common = {
  bezeichnungimberblick: 'WE 01',
  street: 'Weserstraße',
  number: '176',
  zipcode: '10405',
  city: 'Berlin',
  type: 'Etagenwohnung',
  monthlyrent: '1.059,19 €',
  rentsqm: '13,34',
  datenextrentincrease: '12.07.2027',
  monthlymaintenancereserves: '61,17 €',
  monthlymodernizationreserves: '65,28',
  servicetype: 'Rauchmelderprüfung',
  dateoflastservice: '2025-07',
  dateofplannedmodernization: '2026',
  estimatedcostofmodernization: '48077,10',
  numberofgarage: '1',
  numberofparking: '2',
  numberofcellar: 'x',
  playingareasqm: '73,88',
  gardenterracebalconysqm: '10,84',
}

const read = {
  name: 'WE 01',
  label: 'Weserstraße 176 WE 01',
  address: { street: 'Weserstraße', number: '176', zipcode: '10405', city: 'Berlin' },
  type: 'Etagenwohnung',
  monthlyRent: 105919,
  rentPerSqm: 1334,
  nextRentIncrease: '2027-07-12',
  reserves: { maintenance: 6117, modernisation: 6528 },
  maintenance: { type: 'Rauchmelderprüfung', last: '2025-07' },
  modernisation: { planned: '2026', cost: 4807710 },
  extras: { garages: 1, parking: 2, cellars: 0, playArea: 7388, garden: 1084 },
}

describe('readUnitDetails', () => {
  it('reads a row without values', () => {
    expect(readUnitDetails(record(propertyOverviewFields, { propertyid: 'W1' }))).toEqual({
      ...unknown,
      id: 'W1',
      name: 'W1',
      label: 'W1',
      size: null,
      rooms: null,
      marketRentPerSqm: null,
      rentAgreement: null,
      tenant: null,
      rentalStart: null,
      rentalEnd: null,
      openEnded: false,
    })
  })

  it('reads a row as operators write it', () => {
    const given = {
      propertyid: 'W1',
      ...common,
      sizeinsqm: '79,39 m²',
      numberofrooms: '2,5',
      marketaveragerent: '17,1',
      rentagreement: 'Indexmiete',
      tenanttitle: 'Dr.',
      tenantprename: 'Søren',
      tenantlastname: ' von der Heide ',
      dateofrentalstart: '03.10.2017',
      dateofrentalend: '31.12.2027',
    }
    expect(readUnitDetails(record(propertyOverviewFields, given))).toEqual({
      ...read,
      id: 'W1',
      size: 7939,
      rooms: 25,
      marketRentPerSqm: 1710,
      rentAgreement: 'indexed',
      tenant: { title: 'Dr.', firstName: 'Søren', lastName: 'von der Heide' },
      rentalStart: '2017-10-03',
      rentalEnd: '2027-12-31',
      openEnded: false,
    })
  })

  it.each([
    [{ tenanttitle: 'Frau' }, true],
    [{ tenantprename: 'Aylin' }, true],
    [{ tenantlastname: 'Demir' }, true],
    [{ tenanttitle: ' ', tenantlastname: ' ' }, false],
  ])('treats %j as let: %s, like the dashboard', (given, isLet) => {
    const overview = record(propertyOverviewFields, given)
    expect(readUnitDetails(overview).tenant !== null).toBe(isLet)
    expect(readUnitOverview(overview).rented).toBe(isLet)
  })

  it.each([
    [{ tenantlastname: 'Demir' }, null, true],
    [{ dateofrentalstart: '2018' }, null, true],
    [{ tenantlastname: 'Demir', dateofrentalend: 'Unbefristet' }, null, true],
    [{}, null, false],
    [{ tenantlastname: 'Demir', dateofrentalend: '2027' }, '2027', false],
    // An unreadable end is an end all the same, only unknown.
    [{ tenantlastname: 'Demir', dateofrentalend: 'nach Absprache' }, null, false],
  ])('reads the end of %j as %j, open-ended: %s', (given, rentalEnd, openEnded) => {
    const unit = readUnitDetails(record(propertyOverviewFields, given))
    expect(unit).toMatchObject({ rentalEnd, openEnded })
  })

  it('reads unreadable dates as null, not as their last four characters', () => {
    const dates = [
      'datenextrentincrease',
      'dateoflastservice',
      'dateofplannedmodernization',
      'dateofrentalstart',
      'dateofrentalend',
    ]
    const written = Object.fromEntries(dates.map((name) => [name, 'im Frühjahr']))
    expect(readUnitDetails(record(propertyOverviewFields, written))).toMatchObject({
      nextRentIncrease: null,
      maintenance: { last: null },
      modernisation: { planned: null },
      rentalStart: null,
      rentalEnd: null,
    })
  })
})

describe('readObjectDetails', () => {
  it('reads a row without values', () => {
    expect(readObjectDetails(record(objectOverviewFields, { objectid: 'O1' }))).toEqual({
      ...unknown,
      id: 'O1',
      name: 'O1',
      label: 'O1',
      landArea: null,
      grossFloorArea: null,
      rentalArea: null,
      unitCount: null,
    })
  })

  it('reads a row as operators write it', () => {
    const given = {
      objectid: 'O1',
      ...common,
      landareasqm: '1.381,39',
      grosstotalarea: '708,72',
      rentalarea: '566,98',
      numberofunits: '8',
    }
    expect(readObjectDetails(record(objectOverviewFields, given))).toEqual({
      ...read,
      id: 'O1',
      landArea: 138139,
      grossFloorArea: 70872,
      rentalArea: 56698,
      unitCount: 8,
    })
  })
})

test.each([
  ['its name', { bezeichnungimberblick: 'DG', street: 'Weg', number: '1' }, 'DG', 'Weg 1 DG'],
  ['its address', { street: 'Weg', number: '1' }, 'Weg 1', 'Weg 1'],
  ['its id', {}, 'O1', 'O1'],
])('name and label come from %s', (_, given, name, label) => {
  const object = readObjectDetails(record(objectOverviewFields, { objectid: 'O1', ...given }))
  expect([object.name, object.label]).toEqual([name, label])
})
