import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { describe, expect, test } from 'vitest'
import { useCorrections } from '../../testing/corrections.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'

const parts = { street: 'Ährenweg 4', date: '2024-11-30', type: 'Rechnung', name: 'Öl_Nr. 7' }

onEachDatabase('putting a document right', (newDatabase) => {
  const { act, add, addRead, call, correct, db, list, open, search, storage, upload } =
    useCorrections(newDatabase)

  describe('with another customer', () => {
    test('takes it from the one, who finds it nowhere, and gives it to the other', async () => {
      const { number, fileName: seen } = await addRead('A', 'Fremder Brief', 'Kaminkehrer')
      const row = (await list('a')).find(({ name }) => name === seen)
      const opened = row?.downloadUrl ?? ''
      expect(await open('nobody', opened)).toBe(200)
      expect(await search('a', 'Kaminkehrer')).toHaveLength(1)

      const reply = await correct('staff', 'A', number, { seen, to: 'B', ...parts })
      const [moved] = changeDocumentsCall.reply.parse(reply.json()).documents
      expect(moved?.name).toBe('readv_B_Ährenweg 4_20241130_Rechnung_Öl_Nr. 7.pdf')

      expect((await list('a')).map(({ name }) => name)).not.toContain(seen)
      expect(await search('a', 'Kaminkehrer')).toEqual([])
      expect(await open('nobody', opened)).toBe(404)
      const rows = await list('staff', { customerId: 'all', search: 'fremder brief', limit: '9' })
      expect(rows).toEqual([])
      const other = (await list('b')).find(({ name }) => name === moved?.name)
      expect(other).not.toHaveProperty('state')
      expect(await open('nobody', other?.downloadUrl ?? '')).toBe(200)
      const rowOfB = await db()
        .selectFrom('document')
        .selectAll()
        .where('customer_id', '=', 'B')
        .where('number', '=', moved?.number ?? 0)
        .executeTakeFirstOrThrow()
      expect(rowOfB.text_state).toBe('pending')
      expect(await storage().name(rowOfB.storage_key)).toBe(moved?.name)
      expect(JSON.stringify(rowOfB)).not.toMatch(/Fremder|readv_A|a@example/)
    })

    test('withdraws the notice of a filing that was not sent yet', async () => {
      await upload('a', { docName: 'Von A', file: pdf('von A') })
      const { entries } = readInboxCall.reply.parse(
        (await call('staff', { url: readInboxCall.path })).json(),
      )
      const entry = entries.find(({ typedName }) => typedName === 'Von A')
      const { number = 0, name: inInbox } = entry ?? {}
      const change = { kind: 'file', customerId: 'A', number, seen: inInbox, ...parts }
      const [{ name: seen }] = (await act('staff', [change])).json().documents
      const notices = () =>
        db().selectFrom('notice').select('kind').where('number', '=', number).execute()
      expect((await notices()).length).toBeGreaterThan(0)
      await correct('staff', 'A', number, { seen, to: 'B', ...parts, name: 'Für B' })
      expect(await notices()).toEqual([])
    })

    test('works both ways at once, without a deadlock', async () => {
      const [ofA, ofB] = [
        await add({ customerId: 'A', name: 'nach B', bytes: pdf('nach B') }),
        await add({ customerId: 'B', name: 'nach A', bytes: pdf('nach A') }),
      ]
      const replies = await Promise.all([
        correct('staff', 'A', ofA.number, {
          seen: ofA.fileName,
          to: 'B',
          ...parts,
          name: 'Hin',
        }),
        correct('operator', 'B', ofB.number, {
          seen: ofB.fileName,
          to: 'A',
          ...parts,
          name: 'Her',
        }),
      ])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    })

    test('is refused for the demo, which everybody sees, and for one that does not exist', async () => {
      const { number, fileName: seen } = await add({ customerId: 'A', name: 'Bleibt' })
      const asked = { seen, ...parts }
      const demo = await correct('staff', 'A', number, { ...asked, to: 'DEMO' })
      expect(demo.statusCode).toBe(400)
      const madeUp = await correct('staff', 'A', number, { ...asked, to: 'ERFUNDEN' })
      expect(madeUp.statusCode).toBe(404)
      expect((await list('a')).map(({ name }) => name)).toContain(seen)
    })

    test('leaves everything as it was where the file is lost', async () => {
      const { number, fileName: seen } = await add({ customerId: 'A', name: 'Verloren' })
      const { storage_key } = await db()
        .selectFrom('document')
        .select('storage_key')
        .where('file_name', '=', seen)
        .executeTakeFirstOrThrow()
      await storage().delete(storage_key)
      const reply = await correct('staff', 'A', number, { seen, to: 'B', ...parts })
      expect(reply.statusCode).toBe(500)
      expect((await list('a')).map(({ name }) => name)).toContain(seen)
    })
  })
})
