import { expect, test } from 'vitest'
import { type KnownPlace, listSpots } from './address.ts'
import { readLetter } from './letter.ts'
import { suggestPlace } from './place.ts'

const home = { street: 'Lindenweg', number: '4', zipcode: '53115', city: 'Bonn' }
const other = { ...home, number: '8' }
const unit = (
  customerId: string,
  id: string,
  address: KnownPlace['address'],
  [firstName = '', lastName = '']: string[] = [],
): KnownPlace => ({
  customerId,
  id,
  kind: 'unit',
  name: `WE ${id}`,
  address,
  tenant: { title: '', firstName, lastName },
})
const places = [
  unit('A', '1', home, ['Uwe', 'Yıldız']),
  unit('A', '2', home, ['Ute', 'Ritter']),
  unit('B', '3', home, ['Thi Mai', 'Nguyen']),
  unit('B', '4', home, ['Tom', 'Nguyen']),
  unit('C', '5', other, ['Anna', 'Weiß']),
]
const customers = new Map([
  ['A', 'Ritter, Ingrid'],
  ['B', 'Lukas Böhm'],
  ['C', 'Fatma von der Heide'],
])
const suggestAs = (customerId: string | null, text: string, isComplete = true) => {
  const letter = readLetter(text)
  const known = { customerId, places, customers, isComplete, own: '' }
  return suggestPlace(letter, listSpots(letter), known)
}
const read = (text: string, customerId: string | null = null) => {
  const { customer, unit: flat } = suggestAs(customerId, text)
  return [customer?.value, customer?.isCertain, flat?.value]
}

test.each([
  ['an address of one customer', 'Haus Lindenweg 8', ['C', true, '5']],
  ['an address of several', 'Haus Lindenweg 4', [undefined, undefined, undefined]],
  ['a tenant there', 'Herr Uwe Yildiz\nLindenweg 4', ['A', true, '1']],
  ['a tenant by his last name', 'Lindenweg 4, EG (Yıldız)', ['A', true, '1']],
  ['two tenants of a name', 'Familie Nguyen\nLindenweg 4', [undefined, undefined, undefined]],
  ['one of two tenants of a name', 'Thi Mai Nguyen\nLindenweg 4', ['B', true, '3']],
  ['an owner there', 'Lukas Böhm\nc/o Verwaltung\nHaus Lindenweg 4', ['B', true, undefined]],
  ['a tenant named as an owner', 'Frau Ritter\nLindenweg 4', [undefined, undefined, undefined]],
  ['the owner of another house', 'Lukas Böhm\nHaus Lindenweg 8', ['C', false, '5']],
  ['an owner alone', 'Frau\nIngrid Ritter\nRosenweg 3', ['A', true, undefined]],
  ['an owner in a sentence', 'wie mit Lukas Böhm besprochen', ['B', false, undefined]],
  ['two owners', 'Ingrid Ritter\nLukas Böhm', [undefined, undefined, undefined]],
  ['a part of a name', 'Ingrid Rittersporn', [undefined, undefined, undefined]],
  ['nobody', 'Guten Tag', [undefined, undefined, undefined]],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

const certain = (text: string, customerId: string | null = null) => {
  const { street, unit: flat, customer } = suggestAs(customerId, text)
  const found = { street, unit: flat, customer }
  return Object.entries(found).flatMap(([what, each]) => (each?.isCertain ? [what] : []))
}

test.each([
  ['the house', 'Betrifft Haus Lindenweg 8', ['street', 'unit', 'customer']],
  ['a tenant as the sender', 'Anna Weiß\nLindenweg 8\n53115 Bonn', ['street', 'unit', 'customer']],
  // What else an address may be.
  ['its sender', 'Sparkasse Rheintal\nLindenweg 8\n53115 Bonn\nKontoauszug', []],
  ['a shop’s there', 'Anna Weiß\nLindenweg 8, 53115 Bonn\nRechnung Nr. 9', []],
  ['an owner’s home', 'Volksbank eG\nFrau\nFatma von der Heide\nLindenweg 8\nIhr Darlehen', []],
  ['an earlier one', 'Anna Weiß\nfrüher: Lindenweg 8\nKaution', []],
  ['one of several houses', 'Rundschreiben Lindenweg 8 und 33', []],
  ['one of another town', 'Elektro Meier\nLindenweg 8, Siegburg', []],
  ['one of another town below', 'Elektro Meier\nLindenweg 8\nSiegburg', []],
  [
    'that of whoever wants to rent another',
    'Anna Weiß\nLindenweg 8\n53115 Bonn\nWohnung Rosenweg 3\nSehr geehrte Frau Maaß,',
    [],
  ],
  [
    'a stranger’s in a house of many',
    'Anja Fremd\nZimmer\nFrau\nAnja Fremd\nLindenweg 8',
    ['street'],
  ],
  ['another flat', 'Haus Lindenweg 8, WE 14', ['street']],
  // Who else may be called so.
  ['a double name', 'Haus Lindenweg 4: Uwe Yıldız-Kaya', ['street']],
  ['a longer name', 'Haus Lindenweg 4: Hans Uwe Yıldız', ['street']],
  ['a neighbour of a tenant', 'Haus Lindenweg 4: Uwe Yıldız stört Frau Ritter', ['street']],
  ['who kept the minutes', 'Haus Lindenweg 4\nProtokoll\nLukas Böhm', ['street']],
  ['who signed', 'Guten Tag\nwir bitten um Rückruf\nLukas Böhm', []],
])('nothing is certain that may be of %s', (_, text, expected) => {
  expect(certain(text)).toEqual(expected)
})

test('a letter of a customer names his units only, and no other customer', () => {
  expect(read('Lindenweg 4\nThi Mai Nguyen', 'A')).toEqual([undefined, undefined, undefined])
  expect(read('Lindenweg 4\nUwe Yıldız', 'A')).toEqual([undefined, undefined, '1'])
})

test('no customer is certain while addresses of others may be missing', () => {
  expect(suggestAs(null, 'Haus Lindenweg 8', false).customer?.isCertain).toBe(false)
})
