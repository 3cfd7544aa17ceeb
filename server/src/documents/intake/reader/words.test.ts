import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stemOf, termsOf, wordsOf } from './words.ts'

const plain = (text: string) => [...wordsOf(text)].map((word) => word.plain)
const stems = (text: string) => [...wordsOf(text)].map(stemOf)

describe('matches a word', () => {
  it.each([
    ['regardless of case and accents', 'Müller MÜLLER muller mu\u0308ller', 'muller'],
    ['by the other spelling of an umlaut', 'Mueller Müller', 'muller'],
    ['by the other spelling of ß', 'Straße STRASSE STRAẞE', 'strasse'],
    ['regardless of ligatures and full-width letters', 'Pﬂicht Ｐｆｌｉｃｈｔ Pflicht', 'pflicht'],
  ])('%s', (_, text, expected) => {
    expect(new Set(plain(text))).toEqual(new Set([expected]))
  })

  it.each([
    ['Rechnung Rechnungen', 'rechnung'],
    ['Haus Hauses Häuser Haeuser', 'haus'],
    ['neu neue neuer neues', 'neu'],
    ['Kündigung Kündigungen kuendigung', 'kundig'],
  ])('by its inflected forms: %s', (text, expected) => {
    expect(new Set(stems(text))).toEqual(new Set([expected]))
  })

  it('in other scripts', () => {
    expect(plain('Договор שָׁלוֹם عقد 契約')).toEqual(['договор', 'שלום', 'عقد', '契約'])
  })
})

it('splits words at punctuation and counts numbers as words', () => {
  expect(plain('RE-2024/17: 1.234,56 €, 20 m²')).toEqual([
    're',
    '2024',
    '17',
    '1',
    '234',
    '56',
    '20',
    'm2',
  ])
})

it('returns the offsets of each word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { start, end, plain } of wordsOf(text))
        expect([...termsOf(text.slice(start, end))]).toContain(plain)
    }),
  )
})

it('makes terms of letters and digits only, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff)), (codes) => {
      for (const term of termsOf(String.fromCodePoint(...codes)))
        expect(term).toMatch(/^[\p{L}\p{N}]{1,64}$/u)
    }),
  )
})

it('folds a prefix of a word to a prefix of its term', () => {
  const letter = fc.constantFrom(...'abdeorsuäöüßéáŁé')
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 1, maxLength: 12 }),
      fc.nat(12),
      (letters, length) => {
        const [typed = ''] = plain(letters.slice(0, length).join(''))
        expect(plain(letters.join(''))[0]).toMatch(new RegExp(`^${typed}`))
      },
    ),
  )
})
