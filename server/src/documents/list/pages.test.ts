// Longer than other files, as all tests share their generators of documents and queries.
import {
  listDocumentChoicesCall,
  listDocumentsCall,
  TOTAL_COUNT,
} from '@hausblick/contract/calls/documents.ts'
import { type DocumentSortColumn, documentSortColumn } from '@hausblick/contract/documents.ts'
import { readNextAddress } from '@hausblick/contract/nextLink.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import { filterEntries } from '@hausblick/figures/documents/filter.ts'
import { sortEntries } from '@hausblick/figures/documents/order.ts'
import { searchable } from '@hausblick/figures/text.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { splitSearchWords } from '../../people/accounts/customerSearch/parts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { newInvoice, stateInvoice } from '../../testing/invoices.ts'
import { defaultBounds } from './bounds.ts'
import type { Position } from './cursor.ts'
import { readPage } from './readPage.ts'

const STREETS = ['Lindenstraße 2', 'Lindenstr. 10', 'Öko-Allee 1', 'lindenstraße 2']
const TYPES = ['Mietvertrag', 'mietvertrag', 'Rechnung', 'Änderung']
const NAMES = ['Heizung 9', 'Heizung 10', 'Müller', 'Mueller 100%', 'muller_x', 'Ähre', 'Kaution']
const SUPPLIERS = ['Müller GmbH', 'strom AG']
const DATES = ['2024-12-24', '2025-03-09', '2025-03-10', '2025-12-01', null]
const SEARCHES = [
  '',
  '',
  '',
  'muell',
  'heiz 1',
  '100%',
  '_x',
  '3.2025',
  'b',
  'e',
  'str.',
  'linden a',
]

interface Asked {
  readonly street: string | null
  readonly type: string | null
  readonly supplier: string | null
  readonly year: string | null
  readonly month: string | null
  readonly customer: string | null
  readonly search: string
  readonly sort: DocumentSortColumn
  readonly direction: 'ascending' | 'descending'
}

const document = fc.record({
  customerId: fc.constantFrom('A', 'B', 'DEMO'),
  street: fc.constantFrom(...STREETS),
  type: fc.constantFrom(...TYPES),
  name: fc.constantFrom(...NAMES),
  date: fc.constantFrom(...DATES),
  supplier: fc.option(fc.constantFrom(...SUPPLIERS)),
})

const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 })
const asked: fc.Arbitrary<Asked> = fc.record({
  street: rarely(fc.constantFrom(...STREETS)),
  type: rarely(fc.constantFrom(...TYPES)),
  supplier: rarely(fc.constantFrom(...SUPPLIERS)),
  year: rarely(fc.constantFrom('2024', '2025')),
  month: rarely(fc.constantFrom('03', '12')),
  customer: rarely(fc.constantFrom('A', 'B', 'UNBEKANNT')),
  search: fc.constantFrom(...SEARCHES),
  sort: fc.constantFrom(...documentSortColumn.options),
  direction: fc.constantFrom('ascending', 'descending'),
})

onEachDatabase('pages of documents', (newDatabase) => {
  const { add, call, db, list } = useDocuments(newDatabase)
  const writers = fc.sample(document, { numRuns: 60, seed: 7 })

  const addOf = async ({ supplier, ...parts }: (typeof writers)[number]) =>
    await add({ ...parts, ...(supplier && { bytes: pdf(supplier) }) })

  beforeAll(async () => {
    for (const name of SUPPLIERS)
      await stateInvoice(db(), pdf(name), newInvoice({ seller: { name } }))
    for (const each of fc.sample(document, { numRuns: 90, seed: 3 })) await addOf(each)
  })

  /** Reads one page; returns its rows, the total and the address of the next page. */
  async function ask(who: 'a' | 'staff', request: { url: string; query?: object }) {
    const reply = await call(who, { url: request.url, query: { ...request.query } })
    expect(reply.statusCode, reply.body).toBe(200)
    return {
      rows: listDocumentsCall.reply.parse(reply.json()),
      total: Number(reply.headers[TOTAL_COUNT]),
      next: readNextAddress(String(reply.headers.link)),
    }
  }

  function toQuery(asked: Asked, limit: number) {
    const set = Object.entries({ ...asked, limit }).filter(([, value]) => value !== null)
    return Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
  }

  /** Filters and sorts in plain code. */
  function select(entries: readonly DocumentEntry[], { customer, ...filter }: Asked) {
    const labels = new Map(entries.map((each) => [each.customerId, each.customer ?? '']))
    const label = (id: string) => labels.get(id) ?? ''
    const customerOf = (id: string) => searchable(`${id}\n${label(id)}`)
    const own = entries.filter(({ customerId }) => customer === null || customerId === customer)
    const found = filterEntries(own, filter, { customerOf })
    return sortEntries(found, { column: filter.sort, direction: filter.direction }, label)
  }

  const namesOf = (entries: readonly { fileName: string }[]) =>
    entries.map(({ fileName }) => fileName)

  async function readEverything(customer: string | null): Promise<DocumentEntry[]> {
    const rows = (await list('staff', { limit: '10000', ...(customer && { customer }) })).map(
      (row) => ({ customer: row.customer ?? '', ...row }),
    )
    return readEntries(rows)
  }

  test('joined, are the whole list, filtered and sorted', async () => {
    const everything = await readEverything(null)
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 40 }), async (asked, limit) => {
        const expected = namesOf(select(everything, asked))
        const names: string[] = []
        let url: string | null = listDocumentsCall.path
        let query: object | undefined = toQuery(asked, limit)
        while (url !== null) {
          const page = await ask('staff', { url, ...(query && { query }) })
          expect(page.total).toBe(expected.length)
          names.push(...page.rows.map(({ name }) => name))
          ;[url, query] = [page.next, undefined]
        }
        expect(names).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  }, 120_000)

  test('are the same, whichever way they are read in', async () => {
    const bounds = fc.record({
      words: fc.constantFrom(1, 3, 1000),
      customers: fc.constantFrom(1, 200),
      candidates: fc.constantFrom(1, 20, 50_000),
      collected: fc.constantFrom(0, 10),
      counted: fc.constant(10_000),
      step: fc.constantFrom(7, 20_000),
    })
    const everything = await readEverything(null)
    await fc.assert(
      fc.asyncProperty(asked, bounds, async ({ customer, ...asked }, bounds) => {
        const { sort, direction, search, ...filters } = asked
        const words = splitSearchWords(search)
        const query = { ...filters, sort, direction, words, customer, hits: [], ofYears: null }
        const names: string[] = []
        let last: Position | null = null
        for (;;) {
          const page = await readPage(db(), query, 17, last, bounds)
          names.push(...page.documents.map(({ fileName }) => fileName))
          last = page.documents.at(-1) ?? null
          if (last === null) break
        }
        expect(names).toEqual(namesOf(select(everything, { customer, ...asked })))
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  test.each(['e', 'linden', 'e linden'])(
    'of a search for %j are counted up to a bound',
    async (search) => {
      const words = splitSearchWords(search)
      const nothing = { year: null, month: null, customer: null }
      const filter = { street: null, type: null, supplier: null, ...nothing }
      const order = { sort: 'date', direction: 'descending', ofYears: null } as const
      const query = { ...filter, words, hits: [], ...order }
      for (const words of [1, 1000]) {
        const bounds = { ...defaultBounds, words, counted: 10, step: 7 }
        expect((await readPage(db(), query, 5, null, bounds)).total).toBe(11)
      }
    },
  )

  test('repeat nothing and lose nothing while documents are added', async () => {
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 40 }), async (asked, limit) => {
        const before = namesOf(select(await readEverything(null), asked))
        const names: string[] = []
        let page = await ask('staff', { url: listDocumentsCall.path, query: toQuery(asked, limit) })
        for (;;) {
          names.push(...page.rows.map(({ name }) => name))
          const added = writers.pop()
          if (added) await addOf(added)
          if (page.next === null) break
          page = await ask('staff', { url: page.next })
        }
        expect(new Set(names).size).toBe(names.length)
        const known = new Set(before)
        expect(names.filter((name) => known.has(name))).toEqual(before)
      }),
      { numRuns: 15 },
    )
  }, 120_000)

  describe('asked for by a customer', () => {
    test.each<[Record<string, string>, boolean]>([
      [{ limit: '1000' }, true],
      [{ search: 'heizung' }, true],
      [{ customer: 'A', sort: 'name' }, true],
      [{ customer: 'B' }, false],
    ])('%j are their own', async (query, found) => {
      const { rows, total } = await ask('a', { url: listDocumentsCall.path, query })
      expect(rows.length > 0).toBe(found)
      expect(rows).toHaveLength(total)
      for (const { name } of rows) expect(name).toMatch(/^readv_A_/)
      for (const row of rows) expect(row).not.toHaveProperty('customer')
    })

    test('are refused for all customers', async () => {
      const query = { customerId: 'all', search: 'heizung' }
      expect((await call('a', { url: listDocumentsCall.path, query })).statusCode).toBe(403)
      expect((await call('a', { url: listDocumentChoicesCall.path })).statusCode).toBe(403)
    })
  })

  test('say who sends an invoice, also to its owner', async () => {
    const everything = await readEverything('A')
    const own = readEntries(await list('a'))
    const suppliersOf = (all: readonly DocumentEntry[]) =>
      all.map(({ fileName, supplier }) => `${fileName} ${supplier}`).toSorted()
    expect(suppliersOf(own)).toEqual(suppliersOf(everything))
    expect(new Set(own.map(({ supplier }) => supplier))).toEqual(new Set([...SUPPLIERS, null]))
  })

  test('name each customer by their address', async () => {
    const { rows } = await ask('staff', { url: listDocumentsCall.path, query: { customer: 'A' } })
    expect(new Set(rows.map(({ customer }) => customer))).toEqual(new Set(['a@example.org']))
  })

  test('come with the choices of their filters, without those of examples', async () => {
    const bytes = pdf('example')
    await stateInvoice(db(), bytes, newInvoice({ seller: { name: 'Beispiel AG' } }))
    await add({ customerId: 'DEMO', street: 'Musterweg 1', type: 'Beispiel', bytes })
    const choices = async (query: Record<string, string>) =>
      (await call('staff', { url: listDocumentChoicesCall.path, query })).json()
    expect(await choices({})).toEqual({
      streets: ['Lindenstr. 10', 'Lindenstraße 2', 'lindenstraße 2', 'Öko-Allee 1'],
      types: ['Änderung', 'Mietvertrag', 'mietvertrag', 'Rechnung'],
      suppliers: ['Müller GmbH', 'strom AG'],
      years: ['2025', '2024'],
    })
    expect((await choices({ search: 'oeko 1' })).streets).toEqual(['Öko-Allee 1'])
    expect((await choices({ limit: '1' })).streets).toHaveLength(1)
  })
})
