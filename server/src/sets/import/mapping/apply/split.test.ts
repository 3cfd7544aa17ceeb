import type { Split } from '@hausblick/contract/mapping/subjects.ts'
import { expect, test } from 'vitest'
import { splitText } from './split.ts'

const split = (text: string, how: Split) => Object.values(splitText(text, how, 'street'))

test.each([
  ['Lindenstraße 4', ['Lindenstraße', '4']],
  ['Ackerweg 12a', ['Ackerweg', '12a']],
  ['Venloer Straße 155 b', ['Venloer Straße', '155 b']],
  ['Straße des 17. Juni 135', ['Straße des 17. Juni', '135']],
  ['Hauptstr.3-5', ['Hauptstr.', '3-5']],
  ['Marktplatz, 7', ['Marktplatz', '7']],
  ['Am Hof 12/14', ['Am Hof', '12/14']],
  ['Platz der Einheit', ['Platz der Einheit', '']],
  ['Straße des 17. Juni', ['Straße des 17. Juni', '']],
])('street and number of %s', (text, parts) => {
  expect(split(text, 'street-number')).toEqual(parts)
})

test.each([
  ['50674 Köln', ['50674', 'Köln']],
  ['D-01067 Dresden', ['01067', 'Dresden']],
  ['6020 Innsbruck', ['6020', 'Innsbruck']],
  ['CH-8001 Zürich', ['CH-8001', 'Zürich']],
  ['Köln', ['', 'Köln']],
])('postal code and city of %s', (text, parts) => {
  expect(split(text, 'zip-city')).toEqual(parts)
})

test.each([
  ['Lindenstraße 4, 50674 Köln', ['Lindenstraße', '4', '50674', 'Köln']],
  ['Venloer Straße 155 b, 50672 Köln', ['Venloer Straße', '155 b', '50672', 'Köln']],
  ['Höttinger Gasse 11, A-6020 Innsbruck', ['Höttinger Gasse', '11', 'A-6020', 'Innsbruck']],
  ['Seestr. 4 8001 Zürich', ['Seestr.', '4', '8001', 'Zürich']],
  ['Am Wall 3', ['Am Wall', '3', '', '']],
])('address %s', (text, parts) => {
  expect(split(text, 'address')).toEqual(parts)
})

test.each([
  ['Herr Søren Weiß', ['Herr', 'Søren', 'Weiß']],
  ['Dr. Thi Mai Petersen', ['Dr.', 'Thi Mai', 'Petersen']],
  ['Frau Dr. Eva Lang', ['Frau Dr.', 'Eva', 'Lang']],
  ['Dr. Günther von der Heide', ['Dr.', 'Günther', 'von der Heide']],
  ['Meier, Anna', ['', 'Anna', 'Meier']],
  ['Fam. Yilmaz', ['Fam.', '', 'Yilmaz']],
  ['Bäckerei Koch GmbH', ['', '', 'Bäckerei Koch GmbH']],
  ['Firma Blumen Roth e.K.', ['Firma', '', 'Blumen Roth e.K.']],
  ['Herrmann', ['', '', 'Herrmann']],
  ['', ['', '', '']],
])('person %s', (text, parts) => {
  expect(split(text, 'person')).toEqual(parts)
})

test.each([
  ['E-1001 Böhm, Lukas', 'E-1001'],
  ['10012 - Roth GbR', '10012'],
  ['10012 (Roth)', '10012'],
  ['K1', 'K1'],
  ['Nr. 20410 Schäfer', '20410'],
  ['Kd.-Nr. 20410 Schäfer', '20410'],
  ['Marie Schäfer (20410)', '20410'],
  ['1. FC Köln e.V. [Nr. 20410]', '20410'],
  ['Schäfer, Marie – 20410', '20410'],
  ['Schäfer, Marie, 20410', '20410'],
  ['Schäfer / E-12', 'E-12'],
  ['Lindenstraße 4 (R7)', 'R7'],
  ['Lindenstraße 4 – R7', 'R7'],
  ['Sparkasse Leipzig (600123456)', '600123456'],
  // Shares, house numbers, postal codes and birthdays.
  ['Schäfer, Marie (1/2)', 'Schäfer, Marie (1/2)'],
  ['Lindenstraße 4 - 6a', 'Lindenstraße 4 - 6a'],
  ['Marktplatz, 7', 'Marktplatz, 7'],
  ['Lindenstraße 4, 04155', 'Lindenstraße 4, 04155'],
  ['Schäfer, Marie, 01.02.1970', 'Schäfer, Marie, 01.02.1970'],
])('number of %s', (text, id) => {
  expect(splitText(text, 'id-name', 'objectid')).toEqual({ objectid: id })
})

test('an owner’s name stays beside their number', () => {
  const owner = { customerid: '20410', name: 'Marie Schäfer' }
  expect(splitText('Marie Schäfer (20410)', 'id-name', 'customerid')).toEqual(owner)
})
