import { expect, test } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { indexText, toDocumentText } from './indexText.ts'
import { searchTexts } from './searchTexts.ts'

// Documents, and the queries that do and do not find them.

const documentTexts: readonly (readonly [name: string, ...pages: string[]])[] = [
  ['IbanGruppen', 'Bitte auf das Konto DE89 3704 0044 0532 0130 00 bei der Sparkasse'],
  ['IbanGanz', 'Konto DE12500105170648489890'],
  ['IbanBank', 'IBAN NL91 ABNA 0417 1643 00'],
  ['Punkt', 'Summe 1.234,56 €'],
  ['Komma', 'Summe 7891,20 EUR'],
  ['Englisch', 'total 4,321.99 due'],
  ['Leer', 'Betrag 9 876,50'],
  ['Tag', 'Beginn am 01.03.2024.'],
  ['TagKurz', 'Ende am 7.5.2023'],
  ['TagName', 'Köln, den 9. März 2022'],
  ['TagIso', 'Stand 2021-11-08'],
  ['TagZwei', 'vom 3.4.19'],
  ['Telefon', 'Tel. 0221 / 123 456'],
  ['TelefonKlammer', 'Tel. (089) 98 76-54'],
  ['TelefonGanz', 'Rufen Sie 030987654 an'],
  ['Satz', 'Der Mieter zahlt die Kaution\nin drei Raten an die Müllerstraße'],
  ['Verstreut', 'Die Kaution zahlt der Mieter'],
  ['Bindestrich', 'Die Konrad\u2011Adenauer\u2011Straße und das Haus Sommer-Strand'],
  ['Weich', 'Die Haus\u00adord\u00adnung von Frau Sørensen'],
]

/** Queries, and a document that each must find. */
const matchingQueries: readonly (readonly [typed: string, name: string])[] = [
  ['DE89370400440532013000', 'IbanGruppen'],
  ['de8937', 'IbanGruppen'],
  ['DE89 3704 0044 0532 0130 00', 'IbanGruppen'],
  ['DE89370400440532013000 Sparkasse', 'IbanGruppen'],
  ['37040044', 'IbanGruppen'],
  ['DE12 5001 0517 0648 4898 90', 'IbanGanz'],
  ['DE12 5001', 'IbanGanz'],
  ['NL91ABNA0417164300', 'IbanBank'],
  ['nl91 abna 0417', 'IbanBank'],
  ['1234,56', 'Punkt'],
  ['1.234,56', 'Punkt'],
  ['1 234,56', 'Punkt'],
  ['1234.56', 'Punkt'],
  ['1234,5', 'Punkt'],
  ['1234', 'Punkt'],
  ['1234 Summe', 'Punkt'],
  ['1.234,56 €', 'Punkt'],
  ['7.891,20', 'Komma'],
  ['7891,2', 'Komma'],
  ['4321,99', 'Englisch'],
  ['9876,50', 'Leer'],
  ['9.876,50', 'Leer'],
  ['876,50', 'Leer'],
  ['1.3.2024', 'Tag'],
  ['01.03.2024', 'Tag'],
  ['1. März 2024', 'Tag'],
  ['2024-03-01', 'Tag'],
  ['1.3.24', 'Tag'],
  ['1.3.20', 'Tag'],
  ['07.05.2023', 'TagKurz'],
  ['9.3.2022', 'TagName'],
  ['09.03.2022 Köln', 'TagName'],
  ['8.11.2021', 'TagIso'],
  ['03.04.2019', 'TagZwei'],
  ['0221123456', 'Telefon'],
  ['0221 123456', 'Telefon'],
  ['0221/123456', 'Telefon'],
  ['123456', 'Telefon'],
  ['089987654', 'TelefonKlammer'],
  ['089 / 987654', 'TelefonKlammer'],
  ['030 / 98 76 54', 'TelefonGanz'],
  ['"zahlt die Kaution"', 'Satz'],
  ['„ZAHLT die kaution in drei“', 'Satz'],
  ['“an die Muellerstrasse”', 'Satz'],
  ['raten "die kaution"', 'Satz'],
  ['"die Kaution"', 'Verstreut'],
  ['"die Kaution" "der Mieter"', 'Verstreut'],
  ['zahlt die kaution', 'Verstreut'],
  ['Müller-Straße', 'Satz'],
  ['Mueller–Str. drei', 'Satz'],
  ['müller-stra', 'Satz'],
  ['Konrad-Adenauer-Str.', 'Bindestrich'],
  ['adenauer-straße konrad', 'Bindestrich'],
  ['Sommer-Str', 'Bindestrich'],
  ['Hausordnung', 'Weich'],
  ['Soerensen', 'Weich'],
]

/** Queries, and a document that each must not find. */
const nonMatchingQueries: readonly (readonly [typed: string, name: string])[] = [
  ['1234,57', 'Punkt'],
  ['1.234,50', 'Punkt'],
  ['234,56', 'Punkt'],
  ['12.345,6', 'Punkt'],
  ['1.3.2023', 'Tag'],
  ['3.1.2024', 'Tag'],
  ['11.3.2024', 'Tag'],
  ['0221123457', 'Telefon'],
  ['DE89370400440532013001', 'IbanGruppen'],
  ['"zahlt die Kaution"', 'Verstreut'],
  ['"Kaution die"', 'Satz'],
  ['"zahl die Kaution"', 'Satz'],
  ['"die Kautionen"', 'Satz'],
  ['"drei Rate"', 'Satz'],
  ['Meier-Straße', 'Satz'],
]

onEachDatabase('the search', (newDatabase) => {
  const { add, database } = useDocuments(newDatabase)

  async function write(name: string, ...pages: string[]) {
    const { number } = await add({ customerId: 'A', name, textState: 'pending' })
    await indexText(database(), { customerId: 'A', number }, toDocumentText(pages))
  }

  const search = async (text: string) =>
    await searchTexts(database(), admitCommand('A'), { text, limit: 50 })
  const foundBy = async (text: string) =>
    (await search(text)).map(({ name }) => /_([^_]+)\.pdf$/.exec(name)?.[1])

  test('finds numbers and phrases in the spellings that people type', async () => {
    for (const [name, ...pages] of documentTexts) await write(name, ...pages)
    for (const [typed, name] of matchingQueries) expect(await foundBy(typed), typed).toContain(name)
    for (const [typed, name] of nonMatchingQueries)
      expect(await foundBy(typed), typed).not.toContain(name)
  })

  test.each([
    ['DE8937040044', 'IBAN: ', 'DE89 3704 0044', ' 0532 0130 00'],
    ['1234,56', 'Summe ', '1.234,56', ' €'],
    ['Birken-Str.', 'Haus in der ', 'Birkenstraße', ' 7'],
    ['„an den Mieter“', 'Brief an Mieter, und ', 'an den Mieter', ' den Mieter'],
  ])('marks %j in the text’s own spelling', async (typed, before, hit, after) => {
    await write('Markiert', `${before}${hit}${after}`)
    const [first] = await search(typed)
    expect(first?.excerpt).toEqual([
      { text: before, hit: false },
      { text: hit, hit: true },
      { text: after, hit: false },
    ])
  })

  test('names the page that has the phrase', async () => {
    await write('Satz', 'Der Keller ist trocken', 'Trocken ist der Speicher, der Keller nass')
    expect(await search('"der Keller nass"')).toMatchObject([{ page: 2 }])
    expect(await search('"keller ist trocken" speicher')).toMatchObject([{ page: 1 }])
  })

  test('ranks a word before compounds that contain it and marks compounds whole', async () => {
    await write('Ganz', 'Der Gartenzaun')
    await write('Innen', 'Die Wintergartentür')
    await write('Vorn', 'Ein Dach')
    await write('Wort', 'Garten')
    await write('Danach', 'Der Wintergarten')
    expect(await foundBy('garten')).toEqual(['Wort', 'Danach', 'Innen', 'Ganz'])
    expect(await foundBy('gärten wort')).toEqual([])
    const [, , inside] = await search('garten')
    expect(inside?.excerpt).toEqual([
      { text: 'Die ', hit: false },
      { text: 'Wintergartentür', hit: true },
    ])
  })

  test('names the page with a compound', async () => {
    await write('Seiten', 'Etwas', 'Der Mietvertrag', 'Noch etwas')
    expect(await search('vertrag')).toMatchObject([{ page: 2 }])
  })
})
