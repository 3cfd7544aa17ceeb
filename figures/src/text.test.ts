import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { compareGerman, foldText, hasWords, searchable, searchWords } from './text.ts'

const finds = (search: string, text: string) => hasWords(searchable(text), searchWords(search))

test.each([
  ['Ährenstraße 3', 'ahrenstrasse 3'],
  ['AEHRENSTR. 3', 'ahrenstrasse 3'],
  ['Aehrenstr.3', 'ahrenstrasse 3'],
  ['Ährenstr.', 'ahrenstrasse'],
  ['A\u0308hrenstrasse 3', 'ahrenstrasse 3'],
  ['säen, saeen, saen', 'san, san, san'],
  ['Ｐﬂicht, STRAẞE', 'pflicht, strasse'],
  ['Strom, Straßen, Str', 'strom, strassen, strasse'],
  ['Žižek, Crème', 'zizek, creme'],
  ['Søren, ŁÓDŹ, Đoković, Għaxaq', 'soren, lodz, dokovic, ghaxaq'],
  ['Ærø, Œuvre, ışık, Guðrún, Þór', 'aro, ouvre, isik, gudrun, thor'],
])('"%s" folds to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  'Ährenstraße 3',
  'ährenstrasse',
  'ahrenstrasse',
  '3 ähren',
  'AEHRENSTR',
  'Ährenstr.',
  'Ährenstr. 3',
  'Ährenstr.3',
  'Aehrenstraße',
  'A\u0308hren',
  'straße',
  'hren',
])('"%s" finds the same house however it is spelled', (search) => {
  const spellings = ['Ährenstraße 3', 'Ährenstrasse 3', 'Ährenstr. 3', 'A\u0308hrenstr 3']
  for (const text of [...spellings, 'AEHRENSTRASSE 3', 'Ahrenstr.3'])
    expect(finds(search, text), text).toBe(true)
})

test.each([
  ['Müllerstraße', 'Muellerstraße'],
  ['Muellerstraße', 'Müllerstraße'],
  ['mullerstr', 'Muellerstraße'],
  ['neu', 'Neue Straße'],
  ['neue', 'Neue Straße'],
  ['neuer', 'Neuer Weg'],
  ['er', 'Bauer'],
  ['ers', 'Feuersee'],
  ['el', 'Israel'],
  ['langestr', 'Lange Str.'],
  ['Langestraße 5', 'Lange Straße 5'],
  ['lange straße', 'Langestraße 5'],
  ['straße lange', 'Lange Str. 5'],
  ['Adenauerstr', 'Konrad-Adenauer-Straße'],
  ['konrad-adenauer-str.', 'Konrad-Adenauer-Straße'],
  ['Konrad Adenauer Straße', 'Konrad-Adenauer-Straße'],
  ['straßenreinigung müller', 'Müller: Straßenreinigung'],
  ['Lindenstra', 'Lindenstr. 4'],
  ['Soren', 'Søren'],
  ['Søren', 'Soeren'],
  ['Lodz', 'Łódź'],
  ['Aero', 'Ærø'],
])('"%s" finds "%s"', (search, text) => {
  expect(finds(search, text)).toBe(true)
})

test.each([
  ['Ährenstr. 4', 'Ährenstraße 3'],
  ['Ohrenstraße', 'Ährenstraße 3'],
  ['Lindenstraße', 'Lindenstrand 1'],
  ['langestr', 'Am langen\nStraße'],
])('"%s" does not find "%s"', (search, text) => {
  expect(finds(search, text)).toBe(false)
})

const piece = fc.constantFrom(...'aäÄeöoüußsSé.-1 ', 'str', 'Str.', 'straße', 'a\u0308')
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

it('finds every text by its own spelling', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(finds(written, written)).toBe(true)
    }),
  )
})

it('finds every text by any of its beginnings', () => {
  fc.assert(
    fc.property(text, fc.nat(8), (written, length) => {
      expect(finds(written.slice(0, length), written)).toBe(true)
    }),
  )
})

test.each([
  ['Weg 2', 'Weg 10'],
  ['Ahornweg', 'Äpfelweg'],
  ['ahornweg', 'Birkenweg'],
])('"%s" sorts before "%s"', (before, after) => {
  expect(compareGerman(before, after)).toBeLessThan(0)
})
