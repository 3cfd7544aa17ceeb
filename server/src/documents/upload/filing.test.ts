import { writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import { describe, expect, test } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { decideFiling } from './filing.ts'

const customer = admitCommand('A')
const staff = admitCommand()
const TODAY = '2026-11-21'

const nameOf = (docName: string) =>
  writeFileName(decideFiling(customer, { docName, customerId: '' }, TODAY))

describe('a name typed by a customer', () => {
  test.each([
    ['Brief', 'Brief'],
    ['Brief.PDF', 'Brief'],
    ['Rechnung_Mai', 'Rechnung_Mai'],
    ['readv_B_Weg 1_20200101_Vertrag_Fremd', 'readv_B_Weg 1_20200101_Vertrag_Fremd'],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['gpj.\u202efdp', 'gpj. fdp'],
    ['＿breit＿', '＿breit＿'],
    ['CON', 'CON'],
    ['Zeile\nzwei', 'Zeile zwei'],
  ])('%j is never parsed', (docName, name) => {
    expect(nameOf(docName)).toBe(`readv_A_Allgemein_20261121_Eingang_${name}.pdf`)
  })

  test('may be long', () => {
    const name = nameOf('ä'.repeat(300))
    expect(name).toMatch(/^readv_A_Allgemein_20261121_Eingang_ä{90,}\.pdf$/)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  })

  test.each(['', '   ', '///', '\u202e', '.pdf'])('%j is rejected as empty', (docName) => {
    expect(() => nameOf(docName)).toThrow('Bitte Name + Datei auswählen.')
  })

  test('goes to the inbox', () => {
    const filing = decideFiling(customer, { docName: 'Brief', customerId: 'A' }, TODAY)
    expect(filing).toMatchObject({ customerId: 'A', state: 'received' })
  })
})

describe('a name built by the staff’s form', () => {
  const file = (docName: string, customerId = '') =>
    decideFiling(staff, { docName, customerId }, TODAY)

  test.each(['', 'A'])('files the document, with customer "%s"', (customerId) => {
    expect(file('readv_A_Weg 1_20250309_Mietvertrag_Nachtrag_2', customerId)).toEqual({
      customerId: 'A',
      street: 'Weg 1',
      date: '2025-03-09',
      type: 'Mietvertrag',
      name: 'Nachtrag_2',
      state: null,
    })
  })

  test('may include the extension', () => {
    for (const extension of ['pdf', 'xml'])
      expect(file(`readv_A_Weg 1_20250309_Mietvertrag_Müller.${extension}`).name).toBe('Müller')
  })

  test('of any other form goes to the inbox', () => {
    expect(file('Kreditvertrag', 'A')).toEqual({
      customerId: 'A',
      street: 'Allgemein',
      date: TODAY,
      type: 'Eingang',
      name: 'Kreditvertrag',
      state: 'received',
    })
  })

  test.each([
    ['readv_A_Weg 1_20250231_Mietvertrag_X', 'A', /^Bitte Datum wählen\.$/],
    ['readv_A_Weg 1_2025_Mietvertrag_X', 'A', /^Bitte Datum wählen\.$/],
    ['readv_A_Weg 1_00010101_Mietvertrag_X', 'A', /^Bitte Datum wählen\.$/],
    ['readv_A_Weg 1_99991231_Mietvertrag_X', 'A', /^Bitte wählen Sie ein Datum vom 01\.01\.1800/],
    ['readv_A_Weg 1_20250309_Mietvertrag_X', 'B', /^Der Name nennt einen anderen Kunden/],
    ['readv__Weg 1_20250309_Mietvertrag_X', '', /^Bitte Kunde wählen\.$/],
    ['readv_A_Weg 1', '', /^Bitte Kunde wählen\.$/],
    ['Brief', '', /^Bitte Kunde wählen\.$/],
    ['readv_A__20250309_Mietvertrag_X', '', /^Bitte Straße\/HNr\. wählen\.$/],
    ['readv_A_///_20250309_Mietvertrag_X', '', /^Bitte Straße\/HNr\. wählen\.$/],
    ['readv_A_Weg 1_20250309__X', '', /^Bitte Typ wählen oder neu anlegen\.$/],
    ['readv_A_Weg 1_20250309_Mietvertrag_', '', /^Bitte Kurzbezeichnung eingeben\.$/],
    ['readv_all_Weg 1_20250309_Mietvertrag_X', '', /^Eine Kundennummer besteht aus/],
    ['readv_a b_Weg 1_20250309_Mietvertrag_X', '', /^Eine Kundennummer besteht aus/],
    ['Brief', '../A', /^Eine Kundennummer besteht aus/],
  ])('%s for "%s" is rejected', (docName, customerId, expected) => {
    expect(() => file(docName, customerId)).toThrow(expected)
  })
})
