import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanName, cleanPart, readFileName, writeFileName } from './fileName.ts'

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyText = fc.string({ unit: 'binary' })

describe('a document’s file name', () => {
  it('gives the cleaned parts back, for any text', () => {
    const document = fc.record({
      customerId: anyText.filter((id) => cleanPart(id) !== ''),
      street: anyText,
      date: fc.option(day),
      type: anyText,
      name: anyText,
    })
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

  it('is read without throwing, whatever it is', () => {
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

  it('keeps underscores in its last part only', () => {
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
    'has no date where it says %s',
    (date) => {
      expect(readFileName(`readv_K1_Weg 1_${date}_Brief_A.pdf`)?.date).toBeNull()
    },
  )
})
