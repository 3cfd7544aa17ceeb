import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { readNextAddress, readNextCursor } from '@hausblick/contract/nextLink.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'

onEachDatabase('the list of documents', (newDatabase) => {
  const { add, call, list } = useDocuments(newDatabase)

  beforeAll(async () => {
    await add({ customerId: 'A', date: '2025-03-09', name: 'Eins' })
    await add({ customerId: 'A', date: null, name: 'Ohne Tag' })
    await add({ customerId: 'A', date: '2025-07-01', name: 'Zwei' })
    await add({ customerId: 'A', date: '2025-03-09', name: 'Drei', state: 'received' })
    await add({ customerId: 'B', date: '2025-05-01', name: 'Von B' })
    await add({ customerId: 'DEMO', date: '2024-01-01', name: 'Beispiel' })
  })

  const newestFirst = ['Zwei', 'Drei', 'Eins', 'Ohne Tag']
  const namesOf = (rows: readonly { name: string }[]) =>
    rows.map(({ name }) => /_([^_]+)\.pdf$/.exec(name)?.[1])

  test('has a customer’s documents, newest first', async () => {
    const rows = await list('a')
    expect(namesOf(rows)).toEqual(newestFirst)
    expect(rows[1]).toEqual({
      name: 'readv_A_Lindenweg 3_20250309_Mietvertrag_Drei.pdf',
      downloadUrl: expect.stringMatching(/^\/documents\/A\/4\?capability=[\w-]+~A~\w+~[\w-]{22}$/),
      size: pdf('a document').length,
      state: 'received',
    })
    expect(rows[3]?.name).toBe('readv_A_Lindenweg 3_unbekannt_Mietvertrag_Ohne Tag.pdf')
    expect(rows[0]).not.toHaveProperty('state')
  })

  test('must not be cached', async () => {
    const reply = await call('a', { url: listDocumentsCall.path, query: { v: '1763' } })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('has one capability per customer, so that it compresses well', async () => {
    const capabilitiesOf = async (query: Record<string, string>) =>
      (await list('staff', query)).map(({ downloadUrl }) => downloadUrl.split('?')[1])
    const ofAll = await capabilitiesOf({})
    expect(ofAll).toHaveLength(6)
    expect(new Set(ofAll).size).toBe(3)
    expect(new Set(await capabilitiesOf({ customerId: 'A' })).size).toBe(1)
  })

  test.each([{ customerId: 'all' }, { customerId: '' }, {}])(
    'has all customers’ documents for staff who ask for %j',
    async (query) => {
      const names = ['Zwei', 'Von B', 'Drei', 'Eins', 'Beispiel', 'Ohne Tag']
      expect(namesOf(await list('staff', query))).toEqual(names)
    },
  )

  test('omits the state in a summary', async () => {
    const rows = await list('staff', { customerId: 'all', summaryOnly: '1' })
    expect(rows).toHaveLength(6)
    for (const row of rows) expect(row).not.toHaveProperty('state')
  })

  test('is empty for an unknown customer', async () => {
    expect(await list('staff', { customerId: 'ERFUNDEN' })).toEqual([])
  })

  describe('read page by page', () => {
    async function pagesOf(who: 'a' | 'staff', query: Record<string, string>) {
      const pages: unknown[][] = []
      let reply = await call(who, { url: listDocumentsCall.path, query })
      for (;;) {
        expect(reply.statusCode).toBe(200)
        pages.push(namesOf(reply.json()))
        const url = readNextAddress(String(reply.headers.link))
        if (url === null) return pages
        reply = await call(who, { url })
      }
    }

    test('has every document once', async () => {
      expect(await pagesOf('a', { limit: '3' })).toEqual([newestFirst.slice(0, 3), ['Ohne Tag']])
      expect(await pagesOf('a', { limit: '2' })).toEqual([
        ['Zwei', 'Drei'],
        ['Eins', 'Ohne Tag'],
      ])
      expect(await pagesOf('a', { limit: '4' })).toEqual([newestFirst])
      expect(await pagesOf('staff', { customerId: 'all', limit: '1' })).toEqual(
        ['Zwei', 'Von B', 'Drei', 'Eins', 'Beispiel', 'Ohne Tag'].map((name) => [name]),
      )
    })

    test('continues after the last page, whatever is added meanwhile', async () => {
      const first = await call('b', {
        url: listDocumentsCall.path,
        query: { limit: '1', customerId: 'DEMO' },
      })
      expect(first.headers.link).toBeUndefined()
      await add({ customerId: 'DEMO', date: '2023-01-01', name: 'Älter' })
      const again = await call('b', {
        url: listDocumentsCall.path,
        query: { limit: '1', customerId: 'DEMO' },
      })
      const url = readNextAddress(String(again.headers.link))
      await add({ customerId: 'DEMO', date: '2025-01-01', name: 'Neuer' })
      const rest = await call('b', { url: String(url) })
      expect(namesOf(rest.json())).toEqual(['Älter'])
    })

    test.each(['', 'x', 'WyJhIl0', '%', 'W10'])('rejects the invalid cursor %j', async (cursor) => {
      const reply = await call('a', { url: listDocumentsCall.path, query: { limit: '1', cursor } })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().error).toMatch(/^Die Angabe cursor .*\.$/)
    })

    test('takes a cursor without a limit as well', async () => {
      const reply = await call('a', { url: listDocumentsCall.path, query: { limit: '2' } })
      const cursor = readNextCursor(String(reply.headers.link)) ?? ''
      expect(namesOf(await list('a', { cursor }))).toEqual(['Eins', 'Ohne Tag'])
    })
  })
})
