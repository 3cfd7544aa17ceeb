import {
  downloadDocumentCall,
  listDocumentsCall,
  previewDocumentCall,
  searchDocumentsCall,
  TOTAL_COUNT,
} from '@hausblick/contract/calls/documents.ts'
import { readInvoiceCall } from '@hausblick/contract/calls/invoices.ts'
import { expect, test } from 'vitest'
import { signIn, type TestGuest } from '../testing/accounts.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { useDocuments } from '../testing/documents.ts'
import { indexText, toDocumentText } from './search/indexText.ts'

onEachDatabase('documents of a guest', (newDatabase) => {
  const { app, add, database, db, list } = useDocuments(newDatabase)
  let people = 0

  async function newGuest(rights: Partial<TestGuest> = {}) {
    people += 1
    const email = `gast-${people}@example.org`
    const guestOf = [{ customerId: 'A', ...rights }]
    return { email, headers: await signIn(database(), { email, kind: null, guestOf }) }
  }
  type Guest = Awaited<ReturnType<typeof newGuest>>
  const get = ({ headers }: Guest, url: string, query: Record<string, string>) =>
    app().inject({ url, query, headers })
  async function names(guest: Guest, query: Record<string, string> = {}) {
    const reply = await get(guest, listDocumentsCall.path, { customerId: 'A', ...query })
    const rows = listDocumentsCall.reply.parse(reply.json())
    return { names: rows.map(({ name }) => name), total: reply.headers[TOTAL_COUNT.toLowerCase()] }
  }

  /** Adds a document of each year, and one of none, with a word that all of them contain. */
  async function addYears(word: string) {
    const names = []
    for (const date of ['2023-12-31', '2024-01-01', '2024-12-31', '2025-01-01', null]) {
      const part = {
        customerId: 'A',
        date,
        name: word,
        type: 'Brief',
        textState: 'pending',
      } as const
      const document = await add(part)
      await indexText(database(), document, toDocumentText([`Inhalt ${word}`]))
      names.push(document.fileName)
    }
    return names
  }

  test('are those of the years that they may read, in the list, its pages and the search', async () => {
    const word = 'Zaunkönig'
    const [, first, last] = await addYears(word)
    const guest = await newGuest({ years: [2024] })
    expect((await names(guest)).names).toEqual([last, first])
    expect(await names(guest, { limit: '1' })).toEqual({ names: [last], total: '2' })
    expect(await names(guest, { search: word })).toEqual({ names: [last, first], total: '2' })
    expect(await names(guest, { search: `Inhalt ${word}` })).toMatchObject({ total: '2' })
    expect((await names(guest, { year: '2025' })).names).toEqual([])
    const found = await get(guest, searchDocumentsCall.path, { customerId: 'A', text: word })
    const hits = searchDocumentsCall.reply.parse(found.json()).map(({ name }) => name)
    expect(hits.toSorted()).toEqual([first, last].toSorted())
    // As many as there are, found behind newer ones of other years.
    const one = await get(guest, searchDocumentsCall.path, {
      customerId: 'A',
      text: word,
      limit: '2',
    })
    expect(searchDocumentsCall.reply.parse(one.json())).toHaveLength(2)
    const all = await newGuest()
    expect((await names(all, { search: word })).total).toBe('5')
  })

  test('open only if they are of these years, by whatever address', async () => {
    const file = await add({ customerId: 'A', date: '2025-05-05', name: 'Verborgen' })
    const shown = await add({ customerId: 'A', date: '2024-05-05', name: 'Gezeigt' })
    const guest = await newGuest({ years: [2024] })
    const rows = listDocumentsCall.reply.parse(
      (await get(guest, listDocumentsCall.path, { customerId: 'A' })).json(),
    )
    const row = rows.find(({ name }) => name === shown.fileName)
    const open = async (url: string, number: number) =>
      (
        await app().inject({
          url,
          query: { fileUrl: `${row?.downloadUrl}`.replace(/\/\d+\?/, `/${number}?`) },
        })
      ).statusCode
    for (const { path } of [downloadDocumentCall, readInvoiceCall]) {
      expect(await open(path, shown.number)).toBe(200)
      expect(await open(path, file.number)).toBe(404)
    }
  })

  test('open no longer once it has ended, whenever that is', async () => {
    await add({ customerId: 'A', name: 'Bleibt hier' })
    const guest = await newGuest()
    const rows = listDocumentsCall.reply.parse(
      (await get(guest, listDocumentsCall.path, { customerId: 'A' })).json(),
    )
    const open = async () =>
      (
        await app().inject({
          url: previewDocumentCall.path,
          query: { fileUrl: `${rows[0]?.downloadUrl}` },
        })
      ).statusCode
    expect(await open()).toBe(200)
    // Before, while and after it ends.
    const racing = Array.from({ length: 10 }, open)
    await db()
      .updateTable('guest')
      .set({ ended_at: new Date().toISOString() })
      .where('email', '=', guest.email)
      .execute()
    racing.push(open())
    const statuses = await Promise.all(racing)
    expect(statuses.at(-1)).toBe(403)
    expect([...new Set(statuses)].every((status) => status === 200 || status === 403)).toBe(true)
  })

  test('leave a line each, and the time of the last look', async () => {
    await add({ customerId: 'A', name: 'Beobachtet' })
    const guest = await newGuest()
    const rows = listDocumentsCall.reply.parse(
      (await get(guest, listDocumentsCall.path, { customerId: 'A' })).json(),
    )
    const row = rows.find(({ name }) => name.includes('Beobachtet'))
    const query = { fileUrl: `${row?.downloadUrl}` }
    for (const url of [
      previewDocumentCall.path,
      downloadDocumentCall.path,
      previewDocumentCall.path,
    ])
      expect((await app().inject({ url, query })).statusCode).toBe(200)
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['action', 'actor_kind', 'customer_id'])
      .where('actor_email', '=', guest.email)
      .orderBy('number')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'lookedAt',
      'documentOpened',
      'documentSent',
    ])
    expect(
      new Set(lines.map(({ actor_kind, customer_id }) => `${actor_kind} ${customer_id}`)),
    ).toEqual(new Set(['guest A']))
  })

  test('are none without them', async () => {
    const guest = await newGuest({ parts: ['figures', 'loans'] })
    for (const [url, query] of [
      [listDocumentsCall.path, { customerId: 'A' }],
      [searchDocumentsCall.path, { customerId: 'A', text: 'Vertrag' }],
    ] as const)
      expect((await get(guest, url, query)).statusCode).toBe(403)
    expect((await list('a')).length).toBeGreaterThan(0)
  })
})
