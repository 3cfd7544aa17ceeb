import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { describe, expect, test } from 'vitest'
import { useCorrections } from '../../testing/corrections.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'

const parts = { street: 'Ährenweg 4', date: '2024-11-30', type: 'Rechnung', name: 'Öl_Nr. 7' }

onEachDatabase('putting a document right', (newDatabase) => {
  const { act, add, addRead, call, correct, list, open, search, sentMails, upload } =
    useCorrections(newDatabase)

  describe('within its customer', () => {
    test('changes its name wherever it is found, and nothing else', async () => {
      const { number, fileName: seen } = await addRead('A', 'Verschrieben', 'Dachrinne')
      const reply = await correct('staff', 'A', number, { seen, ...parts })
      const name = 'readv_A_Ährenweg 4_20241130_Rechnung_Öl_Nr. 7.pdf'
      const { documents } = changeDocumentsCall.reply.parse(reply.json())
      expect(documents).toEqual([{ customerId: 'A', number, name }])
      const row = (await list('a')).find((one) => one.name === name)
      expect(row?.downloadUrl).toContain(`/documents/A/${number}?`)
      expect(await open('nobody', row?.downloadUrl ?? '')).toBe(200)
      expect((await search('a', 'Dachrinne')).map((hit) => hit.name)).toEqual([name])
      const query = { customerId: 'all', search: 'verschrieben', limit: '9' }
      expect(await list('staff', query)).toEqual([])
      expect(await list('staff', { ...query, search: 'ährenweg öl' })).toMatchObject([{ name }])
      expect(await sentMails()).toEqual([])
    })

    test('is refused where somebody else was faster', async () => {
      const { number, fileName: seen } = await add({ customerId: 'A', name: 'Zweimal' })
      await correct('staff', 'A', number, { seen, ...parts, name: 'Einmal' })
      const late = await correct('staff', 'A', number, { seen, ...parts, name: 'Anders' })
      expect(late.statusCode).toBe(409)
      expect(errorReply.parse(late.json()).error).toContain('von jemand anderem geändert')
    })

    test('keeps an unknown date unknown, and gives equal names a number', async () => {
      const asked = { ...parts, date: null, name: 'Gleich' }
      const names = []
      for (const name of ['eins', 'zwei']) {
        const { number, fileName: seen } = await add({ customerId: 'A', name, date: null })
        names.push(
          (await correct('staff', 'A', number, { seen, ...asked })).json().documents[0].name,
        )
      }
      expect(names).toEqual([
        'readv_A_Ährenweg 4_unbekannt_Rechnung_Gleich.pdf',
        'readv_A_Ährenweg 4_unbekannt_Rechnung_Gleich (2).pdf',
      ])
    })

    test('leaves a document in the inbox there', async () => {
      await upload('a', { docName: 'Tippfehlre' })
      const waiting = async () =>
        readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path })).json()).entries
      const [entry] = await waiting()
      const { number = 0, name: seen = '' } = entry ?? {}
      await correct('staff', 'A', number, { seen, ...parts })
      expect(await waiting()).toMatchObject([{ number, typedName: 'Tippfehlre' }])
    })
  })

  test.each([
    { ...parts, street: '' },
    { ...parts, type: '///' },
    { ...parts, name: undefined },
    { ...parts, date: '2025-02-30' },
    { ...parts, date: '9999-12-31' },
    { ...parts, seen: '' },
  ])('is refused with invalid parts: %j', async (body) => {
    const { number, fileName: seen } = await add({ customerId: 'B' })
    expect((await correct('staff', 'B', number, { seen, ...body })).statusCode).toBe(400)
  })

  test('is done by one of several who try at once', async () => {
    const { number, fileName: seen } = await add({ customerId: 'A', bytes: pdf('umkämpft') })
    const replies = await Promise.all([
      ...['x', 'y'].map((name) => correct('staff', 'A', number, { seen, ...parts, name })),
      ...['x', 'y'].map((name) =>
        correct('operator', 'A', number, { seen, to: 'B', ...parts, name }),
      ),
      act('staff', [{ kind: 'remove', customerId: 'A', number, seen }]),
    ])
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
  })
})
