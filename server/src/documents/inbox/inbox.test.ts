import { previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { newInvoice, stateInvoice } from '../../testing/invoices.ts'

onEachDatabase('the inbox', (newDatabase) => {
  const { act, call, add, list, db } = useDocuments(newDatabase)
  const parts = { street: 'Lindenweg 3', date: '2025-02-28', type: 'Mietvertrag', name: 'Müller' }
  const fileAs = (who: Who, customerId: string, number: number, more: object = {}) =>
    act(who, [{ kind: 'file', customerId, number, ...parts, ...more }])
  /** Files what waits, as staff see it. */
  const file = async (customerId: string, number: number, more: object = {}) => {
    const { entries } = await read()
    const entry = entries.find((one) => one.customerId === customerId && one.number === number)
    return await fileAs('staff', customerId, number, { seen: entry?.name ?? '-', ...more })
  }
  const read = async (query: Record<string, string> = {}) =>
    readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path, query })).json())

  beforeAll(async () => {
    const uploader = { issuer: 'hausblick', subject: 'x', email: 'a@example.org' }
    const sentIn = { state: 'received', uploader, message: 'Eilt!' } as const
    await add({ customerId: 'B', ...sentIn, bytes: pdf('eins'), name: 'Eins', typedName: 'eins' })
    await add({ customerId: 'A', name: 'Von Mitarbeitern' })
    await add({ customerId: 'A', ...sentIn, name: 'Zwei', typedName: 'zwei' })
    await add({ customerId: 'A', ...sentIn, name: 'Drei', typedName: 'drei' })
  })

  test('has the waiting documents, longest waiting first', async () => {
    const { entries, total } = await read()
    expect(total).toBe(3)
    expect(entries.map(({ typedName }) => typedName)).toEqual(['eins', 'zwei', 'drei'])
    expect(entries[0]).toEqual({
      customerId: 'B',
      number: 1,
      name: 'readv_B_Lindenweg 3_20250309_Mietvertrag_Eins.pdf',
      downloadUrl: expect.stringMatching(/^\/documents\/B\/1\?capability=[\w-]+~B~/),
      size: expect.any(Number),
      typedName: 'eins',
      message: 'Eilt!',
      uploadedBy: 'a@example.org',
      uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      awaitsText: false,
      suggestion: {
        ...{ type: null, date: null, street: null, unit: null, customer: null },
        ...{ name: null, expenseKind: null },
      },
    })
    for (const { downloadUrl: fileUrl } of entries) {
      const opened = await call('nobody', { url: previewDocumentCall.path, query: { fileUrl } })
      expect(opened.statusCode).toBe(200)
    }
  })

  test('states the total beyond its limit', async () => {
    const { entries, total } = await read({ limit: '2' })
    expect([entries.length, total]).toEqual([2, 3])
  })

  describe('files', () => {
    test('a document once, under its new name', async () => {
      const reply = await file('A', 2)
      const name = 'readv_A_Lindenweg 3_20250228_Mietvertrag_Müller.pdf'
      expect(reply.json().documents).toEqual([{ customerId: 'A', number: 2, name }])
      const row = (await list('a')).find((row) => row.name === name)
      expect(row?.state).toBe('filed')
      expect(row?.downloadUrl).toContain('/documents/A/2?')
      expect((await read()).total).toBe(2)
      expect((await fileAs('operator', 'A', 2, { seen: name })).statusCode).toBe(409)
    })

    test('a second document of the same parts under a numbered name', async () => {
      const name = 'readv_A_Lindenweg 3_20250228_Mietvertrag_Müller (2).pdf'
      expect((await file('A', 3)).json().documents).toMatchObject([{ name }])
    })

    test('a document for only one of several concurrent calls', async () => {
      const names = ['a', 'b', 'c', 'd']
      const replies = await Promise.all(names.map((name) => file('B', 1, { name })))
      const statuses = replies.map(({ statusCode }) => statusCode).toSorted()
      expect(statuses).toEqual([200, 409, 409, 409])
      expect(await list('b')).toHaveLength(1)
    })

    test('no document that staff added or that does not exist', async () => {
      const [{ name: seen } = { name: '' }] = await list('a')
      for (const number of [1, 99])
        expect((await fileAs('staff', 'A', number, { seen })).statusCode).toBe(409)
      expect((await file('ERFUNDEN', 1)).statusCode).toBe(404)
    })

    test.each([
      { ...parts, street: '' },
      { ...parts, street: '///' },
      { ...parts, type: '\u202e' },
      { ...parts, name: undefined },
      { ...parts, date: '2025-02-30' },
      { ...parts, date: '' },
      { ...parts, date: '0001-01-01' },
      { ...parts, date: '9999-12-31' },
    ])('no document under invalid parts: %j', async (body) => {
      expect((await file('A', 2, body)).statusCode).toBe(400)
    })
  })

  test('says of the same bytes what is filed, else what waits for longer', async () => {
    const bytes = pdf('sent twice')
    const upload = { customerId: 'B', state: 'received', bytes, type: 'Allgemein' } as const
    await add({ ...upload, name: 'Erst', typedName: 'erst' })
    await add({ ...upload, name: 'Dann', typedName: 'dann' })
    const same = async () =>
      Object.fromEntries(
        (await read()).entries
          .filter(({ customerId }) => customerId === 'B')
          .map(({ typedName, same }) => [typedName, same && [same.customerId, same.isFiled]]),
      )
    expect(await same()).toEqual({ erst: undefined, dann: ['B', false] })
    const filed = await add({ customerId: 'A', bytes, name: 'Bescheid' })
    expect(await same()).toEqual({ erst: ['A', true], dann: ['A', true] })
    const entry = (await read()).entries.find(({ typedName }) => typedName === 'dann')
    expect(entry?.same?.name).toBe(filed.fileName)
    const query = { fileUrl: entry?.same?.downloadUrl ?? '' }
    const opened = await call('nobody', { url: previewDocumentCall.path, query })
    expect(opened.statusCode).toBe(200)
  })

  test('says of another file with the same invoice what is filed, else what waits for longer', async () => {
    const upload = async (said: string, more: object, invoice = newInvoice()) => {
      await stateInvoice(db(), pdf(said), invoice)
      const name = { type: 'Allgemein', name: said, typedName: said }
      await add({ customerId: 'B', state: 'received', bytes: pdf(said), ...name, ...more })
    }
    await upload('xml', {})
    await upload('pdf', {})
    await upload('other number', {}, newInvoice({ number: '4712' }))
    await upload('other supplier', {}, newInvoice({ seller: { vatId: 'DE1' } }))
    const same = async () =>
      (await read()).entries
        .filter(({ invoice }) => invoice)
        .map(({ typedName, same }) => [typedName, same?.isSameNumber, same?.isFiled])
    const others = ['other number', 'other supplier'].map((name) => [name, undefined, undefined])
    expect(await same()).toEqual([['xml', undefined, undefined], ['pdf', true, false], ...others])
    await upload('filed', { customerId: 'A', state: null })
    expect(await same()).toEqual([['xml', true, true], ['pdf', true, true], ...others])
  })

  test.each([
    ['nobody', 401],
    ['unlinked', 403],
    ['a', 403],
  ] as const)('is closed to %s', async (who, status) => {
    expect((await call(who, { url: readInboxCall.path })).statusCode).toBe(status)
    expect((await fileAs(who, 'A', 2, { seen: '-' })).statusCode).toBe(status)
  })
})
