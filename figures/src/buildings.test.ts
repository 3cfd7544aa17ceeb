import { expect, test } from 'vitest'
import { buildingsOfUnits } from './buildings.ts'
import { loanRecord } from './testing/loan.ts'

/** Returns something at an address: street, number, postcode, city. */
function at(id: string, line: string) {
  const [street = '', number = '', zipcode = '', city = ''] = line.split(';')
  return { id, address: { street, number, zipcode, city } }
}

const objects = [
  at('O1', 'Ährenstraße;12 a;80937;München'),
  at('O2', 'Ährenstraße;12;80937;München'),
  at('O3', 'Am Ring;3;10115;Berlin'),
  at('O4', 'Am Ring;3;10115;Berlin'),
  at('O5', 'Hauptstraße;1;20095;Hamburg'),
  at('O6', 'Hauptstraße;1;50667;Köln'),
  at('O7', ';;50667;Köln'),
]

const named = (unitId: string, ...objectIds: string[]) =>
  loanRecord({ unitIds: [unitId], objectIds })

test.each([
  ['at its address', 'Ährenstraße;12;80937;München', [], ['O2']],
  ['at its address, spelled otherwise', 'Aehren-Str.;12A;80937;MÜNCHEN', [], ['O1']],
  ['at its address, as far as that is known', 'Ährenstr.;12;;', [], ['O2']],
  ['in its city', 'Hauptstr.;1;;Köln', [], ['O6']],
  ['one of several where the city is unknown', 'Hauptstr.;1;;', [], ['O5', 'O6']],
  ['one of several at its address', 'Am Ring;3;10115;Berlin', [], ['O3', 'O4']],
  ['of these, the one that a loan names', 'Am Ring;3;10115;Berlin', [named('W', 'O4')], ['O4']],
  ['that at its address, whatever a loan names', 'Hauptstr.;1;;Köln', [named('W', 'O3')], ['O6']],
  ['named by a loan where none is there', 'Weg;9;;', [named('W', 'O3')], ['O3']],
  ['unknown where a loan names several', 'Weg;9;;', [named('W', 'O3', 'O5')], []],
  ['unknown where a loan names it with another', 'Weg;9;;', [named('X', 'O3')], []],
  ['unknown without street and number', ';;50667;Köln', [], []],
])('the building of a unit is %s', (_, address, loans, expected) => {
  const found = buildingsOfUnits(objects, [at('W', address)], loans)
  expect(found.get('W')).toEqual(expected)
})
