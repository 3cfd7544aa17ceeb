import { type ContentHit, searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { indexText, toDocumentText } from './indexText.ts'

onEachDatabase('the search in documents', (newDatabase) => {
  const { add, call, database, db } = useDocuments(newDatabase)

  async function write(customerId: string, name: string, ...pages: string[]) {
    const { number } = await add({ customerId, name, textState: 'pending' })
    await indexText(database(), { customerId, number }, toDocumentText(pages))
    return { customerId, number }
  }

  async function search(who: Who, query: Record<string, string>): Promise<ContentHit[]> {
    const reply = await call(who, { url: searchDocumentsCall.path, query })
    expect(reply.statusCode, reply.body).toBe(200)
    return searchDocumentsCall.reply.parse(reply.json())
  }

  const namesOf = (hits: readonly ContentHit[]) =>
    hits.map(({ name }) => /_([^_]+)\.pdf$/.exec(name)?.[1])
  const found = async (text: string, who: Who = 'a') => namesOf(await search(who, { text }))

  beforeAll(async () => {
    await write('A', 'Bescheid', 'Grundsteuerbescheid für das Gebäude Müllerstraße 12')
    await write(
      'A',
      'Vertrag',
      'Mietvertrag',
      'Die Kündigungen gehen an Frau Kaya',
      'Anlage: Keller',
    )
    await write('A', 'Rechnung', 'Rechnung RE-2024/17 über 1.234,56 € für Heizöl\nund Wartung')
    await write('B', 'Fremd', 'Rechnung an einen anderen Kunden, Müllerstraße 14')
    await write('DEMO', 'Beispiel', 'Rechnung als Beispiel')
  })

  test('names the page and marks the hit', async () => {
    expect(await search('a', { text: 'kündigung' })).toEqual([
      {
        customerId: 'A',
        name: 'readv_A_Lindenweg 3_20250309_Mietvertrag_Vertrag.pdf',
        page: 2,
        isFromPicture: false,
        readTo: null,
        excerpt: [
          { text: 'Die ', hit: false },
          { text: 'Kündigungen', hit: true },
          { text: ' gehen an Frau Kaya', hit: false },
        ],
      },
    ])
  })

  test.each([
    ['MÜLLERSTRASSE', 'Bescheid'],
    ['mullerstrasse', 'Bescheid'],
    ['Muellerstraße', 'Bescheid'],
    ['Gebaeude', 'Bescheid'],
    ['Gebäuden 12', 'Bescheid'],
    ['grunds', 'Bescheid'],
    ['grundsteuerbesch', 'Bescheid'],
    ['müllerstraße grundsteuer', 'Bescheid'],
    ['1.234,56', 'Rechnung'],
    ['RE-2024', 'Rechnung'],
    ['Rechnungen heizoel', 'Rechnung'],
    ['steuerbescheid', 'Bescheid'],
    ['steuer gebäude', 'Bescheid'],
    ['vertrag', 'Vertrag'],
    ['Verträge', 'Vertrag'],
    ['vertr', 'Vertrag'],
    ['vertrag kaya', 'Vertrag'],
    ['kaya keller', 'Vertrag'],
    ['k', 'Vertrag'],
  ])('finds %s', async (text, name) => {
    expect(await found(text)).toEqual([name])
  })

  test('finds words by a long prefix, however many there are', async () => {
    const words = Array.from({ length: 150 }, (_, index) => `vorgangsnummer${index}`)
    await write('B', 'Viele', words.join(' '))
    await write('B', 'Eins', 'Vorgangsnummer7 und Gehwegreinigungen, Договориться')
    expect(await found('vorgangsnumm', 'b')).toEqual(['Eins', 'Viele'])
    expect(await found('vorgangsnummer14', 'b')).toEqual(['Viele'])
    expect(await found('vorgangsnummer7', 'b')).toEqual(['Eins', 'Viele'])
    expect(await found('gehwegrei', 'b')).toEqual(['Eins'])
    expect(await found('gehwegreinigung', 'b')).toEqual(['Eins'])
    expect(await found('договорит', 'b')).toEqual(['Eins'])
    expect(await found('gehwegreix', 'b')).toEqual([])
    expect(await found('gehwegrei', 'a')).toEqual([])
  })

  test.each([
    'Wartungsvertrag',
    'Mietvertrag Rechnung',
    // Only the last word matches as a prefix.
    'grundst müllerstraße',
    // Too short for a part of a compound, or starting where no part may begin.
    'ert',
    'ietvertrag',
  ])('finds nothing for %s', async (text) => {
    expect(await found(text)).toEqual([])
  })

  test.each([
    '"',
    "'",
    '"rechnung',
    "rechnung' | 'müller",
    'rechnung" OR "kaya',
    'rechnung*',
    '-',
    '%',
    '\\',
    'terms:rechnung',
    'NEAR(rechnung, 2)',
    '^rechnung',
    'a'.repeat(200),
    '( rechnung & !',
    'rechnung:*',
  ])('treats nothing as syntax: %j', async (text) => {
    const names = await found(text)
    expect(['', 'Rechnung']).toContain(names.join())
  })

  test('treats no word as an operator', async () => {
    expect(await found('rechnung OR kaya')).toEqual([])
    expect(await found('NOT rechnung')).toEqual([])
    expect(await found('rechn* wartung')).toEqual([])
  })

  test('finds only the caller’s own documents, whatever is typed', async () => {
    expect(await found('rechnung', 'b')).toEqual(['Fremd'])
    expect(await found('müllerstraße', 'b')).toEqual(['Fremd'])
    // Other customers' newer documents do not use up the limit.
    expect(namesOf(await search('a', { text: 'rechnung', limit: '1' }))).toEqual(['Rechnung'])
    for (const text of ['_41', '41', '_', 'k_41', 'rechnung _41'])
      expect(await found(text, 'b')).toEqual([])
    expect(namesOf(await search('b', { text: 'rechnung', customerId: 'DEMO' }))).toEqual([
      'Beispiel',
    ])
  })

  test('finds all customers’ documents for staff, newest first, up to the limit', async () => {
    const all = ['Beispiel', 'Fremd', 'Rechnung']
    expect(await found('rechnung', 'staff')).toEqual(all)
    const query = { text: 'rechnung', customerId: 'all' }
    expect(namesOf(await search('staff', query))).toEqual(all)
    expect(namesOf(await search('staff', { ...query, limit: '2' }))).toEqual(all.slice(0, 2))
    expect(namesOf(await search('staff', { ...query, customerId: 'B' }))).toEqual(['Fremd'])
  })

  test('ranks exact matches on one page first', async () => {
    await write('B', 'Genau', 'Wohnung Garten')
    await write('B', 'Verteilt', 'Die Wohnung', 'Ein Garten')
    await write('B', 'Anders', 'Die Wohnungen, die Gärten')
    await write('B', 'Beginn', 'Wohnung mit Gartenlaube')
    expect(await found('wohnung garten', 'b')).toEqual(['Genau', 'Beginn', 'Anders', 'Verteilt'])
  })

  test('names the page with the most matches', async () => {
    await write('B', 'Seiten', 'Aufzug', 'Aufzug und Treppe', 'Treppe und Aufzug')
    expect(await search('b', { text: 'treppe aufzug' })).toMatchObject([{ page: 2 }])
    expect(await search('b', { text: 'aufzug' })).toMatchObject([{ page: 1 }])
  })

  test('must not be cached', async () => {
    const reply = await call('a', { url: searchDocumentsCall.path, query: { text: 'x' } })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('does not find deleted documents', async () => {
    const { customerId, number } = await write('B', 'Vergessen', 'Einmaligkeit')
    expect(await found('einmaligkeit', 'b')).toEqual(['Vergessen'])
    await db()
      .deleteFrom('document')
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .execute()
    const { count } = db().fn
    const left = await db()
      .selectFrom('document_page')
      .select(count<number>('page').as('count'))
      .where('text', '=', 'Einmaligkeit')
      .executeTakeFirstOrThrow()
    expect(left.count).toBe(0)
    await write('B', 'Danach', 'Etwas anderes')
    expect(await found('einmaligkeit', 'b')).toEqual([])
  })
})
