import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cleanDocumentName,
  cleanName,
  cleanPart,
  findUnreadableDay,
  readFileName,
  writeFileName,
} from './fileName.ts'

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyText = fc.string({ unit: 'binary' })

describe('a document’s file name', () => {
  const document = fc.record({
    customerId: anyText.filter((id) => cleanPart(id) !== ''),
    street: anyText,
    date: fc.option(day),
    type: anyText,
    name: anyText,
  })
  /** Texts longer than a name may be, with characters of one to four bytes. */
  const long = fc.string({ unit: 'grapheme', minLength: 80, maxLength: 300 })

  it('reads back as the normalised parts, for any text', () => {
    fc.assert(
      fc.property(document, (parts) => {
        expect(readFileName(writeFileName(parts))).toEqual({
          customerId: cleanPart(parts.customerId),
          street: cleanPart(parts.street),
          date: parts.date,
          type: cleanPart(parts.type),
          name: cleanName(parts.name),
        })
      }),
    )
  })

  it('never exceeds the limit of file systems, and still reads back', () => {
    const parts = fc.record({ street: long, type: long, name: long })
    fc.assert(
      fc.property(
        document,
        parts,
        fc.integer({ min: 1, max: 99_999 }),
        (document, long, counter) => {
          const customerId = cleanPart(document.customerId)
          const given = { ...document, ...long, customerId }
          const name = writeFileName(given, counter)
          expect(encodeURIComponent(name).replace(/%../g, '.').length).toBeLessThanOrEqual(255)
          const cleaned = cleanDocumentName(given)
          const counted = counter === 1 ? cleaned.name : `${cleaned.name} (${counter})`
          expect(readFileName(name)).toEqual({ ...cleaned, name: counted })
          expect(cleanDocumentName(cleaned)).toEqual(cleaned)
        },
      ),
    )
  })

  it('is truncated between graphemes', () => {
    const name = 'e\u0323\u0308'.repeat(100)
    const { name: cut } = cleanDocumentName({
      customerId: 'K',
      street: '',
      date: null,
      type: '',
      name,
    })
    expect(cut.length).toBeGreaterThan(80)
    expect(name.normalize('NFC').startsWith(cut)).toBe(true)
    expect([...new Intl.Segmenter('de').segment(cut)].at(-1)?.segment).toBe('\u1eb9\u0308')
  })

  it('never throws when read', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `readv_${text}.pdf`),
        ),
        (name) => {
          const parts = readFileName(name)
          expect(parts === null || parts.customerId !== '').toBe(true)
        },
      ),
    )
  })

  it('keeps underscores only in its last part', () => {
    const name = writeFileName({
      customerId: 'K-1001',
      street: 'Haupt_straße 1/2',
      date: '2025-03-09',
      type: 'Mietvertrag',
      name: 'Nachtrag_2_final',
    })
    expect(name).toBe('readv_K-1001_Haupt-straße 1 2_20250309_Mietvertrag_Nachtrag_2_final.pdf')
  })

  test.each([
    ['readv_K1_Weg 1_20250101_Brief.pdf', 'fewer than 6 parts'],
    ['read_K1_Weg 1_20250101_Brief_A.pdf', 'another prefix'],
    ['readv_K1_Weg 1_20250101_Brief_A.docx', 'no .pdf'],
    ['readv__Weg 1_20250101_Brief_A.pdf', 'no customer'],
  ])('%s is ignored: %s', (name) => {
    expect(readFileName(name)).toBeNull()
  })

  test.each(['20250230', '2025', 'unbekannt', '2025-01-01'])(
    'has no date if its date part is %s',
    (date) => {
      expect(readFileName(`readv_K1_Weg 1_${date}_Brief_A.pdf`)?.date).toBeNull()
    },
  )
})

test.each([
  ['readv_A_Weg 1_20240231_Brief_x.pdf', '20240231'],
  ['readv_A_Weg 1_2024_Brief_x.pdf', '2024'],
  ['readv_A_Weg 1__Brief_x.pdf', ''],
  ['readv_A_Weg 1_unbekannt_Brief_x.pdf', null],
  ['readv_A_Weg 1_20240229_Brief_x.pdf', null],
  ['Brief.pdf', null],
])('the unreadable day of %j is %j', (name, day) => {
  expect(findUnreadableDay(name)).toBe(day)
})
