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
  unit('D', '6', { ...home, number: '12' }, ['', 'Müller Sanitär GmbH']),
  unit('D', '7', { ...home, number: '12' }, ['Kühn Reisen', 'GmbH']),
  unit('E', '8', { ...home, number: '14' }, ['Martin', 'Lang']),
]
const customers = new Map([
  ['A', 'Ritter, Ingrid'],
  ['B', 'Lukas Böhm'],
  ['C', 'Fatma von der Heide'],
  ['D', 'Kuhn, Jan'],
  ['E', 'Bauer, Eva'],
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
  ['a tenant by his last name', 'Lindenweg 4, EG (Yıldız)', ['A', false, '1']],
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
  ['the house', 'Betrifft Haus Lindenweg 8', ['street', 'customer']],
  ['a flat', 'Wohnung Lindenweg 8, Mieterin: Anna Weiß', ['street', 'unit', 'customer']],
  [
    'a tenant as the recipient',
    'Verwalter\n\nFrau\nAnna Weiß\nLindenweg 8',
    ['street', 'unit', 'customer'],
  ],
  ['a tenant as the sender', 'Anna Weiß\nLindenweg 8\n53115 Bonn', ['street', 'unit', 'customer']],
  // What else an address may be.
  ['its sender', 'Sparkasse Rheintal\nLindenweg 8\n53115 Bonn\nKontoauszug', []],
  ['a shop’s there', 'Anna Weiß\nLindenweg 8, 53115 Bonn\nRechnung Nr. 9', []],
  [
    'an owner’s home',
    'Volksbank eG\nFrau\nFatma von der Heide\nLindenweg 8\nIhr Darlehen',
    ['customer'],
  ],
  ['an earlier one', 'Anna Weiß\nfrüher: Lindenweg 8\nKaution', []],
  ['one of several houses', 'Rundschreiben Lindenweg 8 und 33', []],
  ['one of another town', 'Elektro Meier\nLindenweg 8, Siegburg', []],
  ['one of another town below', 'Elektro Meier\nLindenweg 8\nSiegburg', []],
  [
    'that of whoever wants to rent another',
    'Anna Weiß\nLindenweg 8\n53115 Bonn\nWohnung Rosenweg 3\nSehr geehrte Frau Maaß,',
    [],
  ],
  ['a stranger’s in a house of many', 'Anja Fremd\nZimmer\nFrau\nAnja Fremd\nLindenweg 8', []],
  ['another flat', 'Haus Lindenweg 8, WE 14', ['street']],
  // Firms and authorities, whether they rent there or not.
  ['a tenant’s that is a firm', 'Müller Sanitär GmbH\nLindenweg 12\n53115 Bonn\nWartung', []],
  ['a firm’s in one line', 'Müller Sanitär GmbH · Lindenweg 12 · 53115 Bonn\nWartung', []],
  ['a firm called as another', 'Elektro Kurz GmbH\nLindenweg 12\n53115 Bonn\nWartung', []],
  ['a firm’s below its slogan', 'Bad\nund\nWärme\nMüller Sanitär GmbH\nLindenweg 12', []],
  ['a firm’s with a number', 'Elektro 2000\nLindenweg 8\n53115 Bonn\nWartung', []],
  ['a foot’s', 'Guten Tag,\nText\nKurz AG · Lindenweg 8 · 53115 Bonn · HRB 77', []],
  ['a branch’s', 'Nordstern Versicherung\nFiliale Bonn\nLindenweg 8\nPolice', []],
  ['a court’s', 'Amtsgericht Bonn\nLindenweg 8\nLadung', []],
  ['an office’s', 'Guten Tag,\nunser Büro im Haus Lindenweg 8 ist geschlossen', []],
  ['a caretaker’s', 'Hauswart Peter Kurz\nLindenweg 8\n53115 Bonn\nStunden', []],
  ['a tenant’s in trade', 'Anna Weiß\nKosmetik\nLindenweg 8\nGutschein', []],
  ['a tenant’s shop', 'Nagelstudio\nAnna Weiß\nLindenweg 8\nGutschein', []],
  ['nobody’s', 'Text\n\nbei uns in der Lindenweg 8 ist etwas frei', []],
  ['a host’s', 'Eva Kurz\nc/o Anna Weiß\nLindenweg 8\nWartung', []],
  // Owners elsewhere.
  ['another owner’s home', 'Frau\nIngrid Ritter\nLindenweg 8\n53115 Bonn\nIhr Darlehen', []],
  ['another owner', 'Frau\nIngrid Ritter\nRosenweg 3\nIhr Haus Lindenweg 8', []],
  ['a seller', 'Verkäufer: Lukas Böhm\nHaus Lindenweg 8', []],
  ['a former owner', 'Früherer Eigentümer: Lukas Böhm', []],
  ['an unknown owner', 'Eigentümer: Karl Alt\nGrundstück Lindenweg 8', ['street']],
  ['whoever owns a firm', 'Elektro Böhm, Inhaber Lukas Böhm', []],
  // Others of nearly the same name.
  ['Lange for Lang', 'Martin Lange\nLindenweg 14\nGuten Tag,\nText', []],
  ['Lange in a flat', 'Mieter: Martin Lange\nWohnung Lindenweg 14', ['street']],
  [
    'Langer',
    'Martin Langer\nLindenweg 14\n53115 Bonn\nKündigung der Wohnung Lindenweg 14\nHallo',
    ['street'],
  ],
  ['another Lang', 'Mieterin: Sabine Lang\nWohnung Lindenweg 14', ['street']],
  ['a son', 'Mieter: Martin Lang jun.\nWohnung Lindenweg 14', ['street']],
  ['a double name on two lines', 'Mieter: Martin Lang-\nMeier\nWohnung Lindenweg 14', ['street']],
  ['a double name without a hyphen', 'Mieter: Martin Lang Meier\nWohnung Lindenweg 14', ['street']],
  ['a word with a soft hyphen', 'Mieter: Martin Lang\u00ade\nWohnung Lindenweg 14', ['street']],
  ['Kühn for Kuhn', 'Herrn\nJan Kühn\nRosenweg 3', []],
  ['Baur for Bauer', 'Frau\nEva Baur\nRosenweg 3', []],
  ['a firm called so', 'Frau Eva Bauer GmbH\nRosenweg 3', []],
  ['the heirs', 'Herrn\nErbengemeinschaft Eva Bauer\nRosenweg 3', []],
  ['herself', 'Frau\nEva Bauer\nRosenweg 3', ['customer']],
  [
    'the one in other letters',
    'Mieter: MARTIN LANG\nWohnung Lindenweg 14',
    ['street', 'unit', 'customer'],
  ],
  // Two houses, and two letters.
  ['one of two houses', 'Haus Lindenweg 8\nObjekt: Rosenstraße 3', []],
  ['the house to the 16th', 'Haus Lindenweg 8 bis 16', []],
  ['the house in the yard', 'Haus Lindenweg 8/a', []],
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
