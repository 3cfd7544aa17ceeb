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
  ['Ährenstr., 3; (Hauptstr.)', 'ahrenstrasse, 3; (hauptstrasse)'],
  ['Ähren\u00adstraße, Ähren\u200bstr\u2060.', 'ahrenstrasse, ahrenstrasse'],
  ['Ähren–Str., Ähren\u2011Str.', 'ahren-strasse, ahren-strasse'],
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
  'Ährenstraße, 3',
  'Ährenstr., 3',
  'Ähren-Str. 3',
  'ähren-straße',
  'Ähren–straße',
  'Ähren-Stra',
  'Ähren\u00adstraße',
  'Ähren\u200bstr. 3',
  'A\u0308hren',
  'straße',
  'hren',
])('"%s" finds the same house however it is spelled', (search) => {
  const spellings = ['Ährenstraße 3', 'Ährenstrasse 3', 'Ährenstr. 3', 'A\u0308hrenstr 3']
  for (const text of [...spellings, 'Ährenstr., 3', 'Ähren\u00adstraße 3', 'Ähren–Straße 3'])
    expect(finds(search, text), text).toBe(true)
  for (const text of ['AEHRENSTRASSE 3', 'Ahrenstr.3', 'Ähren-Str. 3'])
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
  ['Am-Meer-Str', 'Am-Meer-Strand 1'],
  ['Soren', 'Søren'],
  ['Søren', 'Soeren'],
  ['Lodz', 'Łódź'],
  ['Aero', 'Ærø'],
  ['Ährenstraße 3, 80937 München', 'Ährenstraße 3\n80937 München'],
  ['Ährenstr. 3 (Hinterhaus); EG', 'EG, Ährenstraße 3, Hinterhaus'],
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

const characters = 'aäÄeöoüußsSéøæ.,;()-–1 \u00ad\u200b'
const piece = fc.constantFrom(...characters, 'str', 'Str.', 'straße', 'a\u0308')
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
