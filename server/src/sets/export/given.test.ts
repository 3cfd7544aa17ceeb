import { randomUUID } from 'node:crypto'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { listDocumentsCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { giveDocumentCall, takeBackGivingCall } from '@hausblick/contract/calls/givings.ts'
import { beforeAll, expect, test } from 'vitest'
import { lockCustomers } from '../../people/customers/store.ts'
import { commandActor } from '../../platform/audit/entry.ts'
import { readConfig } from '../../platform/config/config.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { useMerging } from '../../testing/merging.ts'
import { eraseCustomer } from '../erasure/erase.ts'
import { listCustomerFiles } from './customerFiles.ts'

const OWNERS = ['B', 'GIVEN-C', 'GIVEN-D']

onEachDatabase('what was given to many', (newDatabase) => {
  const { add, app, call, database, db, folder, headers, merge, storage, undo } =
    useMerging(newDatabase)
  beforeAll(() =>
    db()
      .transaction()
      .execute((trx) => lockCustomers(trx, OWNERS)),
  )

  /** Shares a letter of A with the owners, and returns the giving. */
  const give = async (name: string) => {
    const source = await add({ customerId: 'A', name, bytes: pdf(name) })
    const id = randomUUID().replaceAll('-', '')
    const parts = { street: 'Weg 1', date: '2025-05-01', type: 'Brief', name }
    const to = { kind: 'customers', customerIds: OWNERS } as const
    const { customerId, number, fileName: seen } = source
    const reply = await call('staff', {
      method: 'POST',
      url: addressOf(giveDocumentCall, { params: { customerId, number: String(number) } }),
      body: { ...{ id, to, total: OWNERS.length, seen }, ...parts },
    })
    expect(reply.json()).toMatchObject({ state: 'given' })
    return id
  }
  type Headers = ReturnType<typeof headers>
  const listAs = async (as: Headers, customerId: string, name: string) => {
    const reply = await app().inject({
      url: listDocumentsCall.path,
      query: { customerId },
      headers: as,
    })
    if (reply.statusCode !== 200) return reply.statusCode
    const rows = listDocumentsCall.reply.parse(reply.json())
    return rows.filter((row) => row.name.includes(name))
  }
  const openAs = async (as: Headers, fileUrl: string) =>
    (await app().inject({ url: previewDocumentCall.path, query: { fileUrl }, headers: as }))
      .rawPayload
  const ofStaff = async (customerId: string, name: string) => {
    const rows = await listAs(headers('staff'), customerId, name)
    if (typeof rows === 'number') throw new Error(`${rows}`)
    const bytes = await Promise.all(
      rows.map(({ downloadUrl }) => openAs(headers('staff'), downloadUrl)),
    )
    return { names: rows.map((row) => row.name), bytes }
  }

  test('is in each owner’s own log and export, which name no other owner', async () => {
    await give('Hausordnung')
    for (const owner of OWNERS) {
      const lines = await db()
        .selectFrom('audit_entry')
        .select('details')
        .where('action', '=', 'documentGiven')
        .where('customer_id', '=', owner)
        .execute()
      expect(lines).toHaveLength(1)
      expect(lines[0]?.details).toContain(`readv_${owner}_`)
      const texts: string[] = []
      const documents: Buffer[] = []
      for await (const { name, content } of listCustomerFiles(
        { db: db(), storage: storage() },
        admitCommand(owner),
      )) {
        texts.push(name)
        if (typeof content === 'string') texts.push(content)
        else documents.push(Buffer.concat(await (await content()).toArray()))
      }
      expect(documents).toEqual([pdf('Hausordnung')])
      const others = ['A', ...OWNERS].filter((other) => other !== owner)
      for (const other of others)
        expect(texts.join('\n')).not.toMatch(new RegExp(`readv_${other}_`))
    }
  })

  test('is shown to a guest of its owner only, of the years that he may read', async () => {
    await give('Ablesung')
    const guest = (years: number[] | null) => {
      const email = `${randomUUID()}@example.org`
      return signIn(database(), { email, kind: null, guestOf: [{ customerId: 'B', years }] })
    }
    const mayRead = await guest([2025])
    const rows = await listAs(mayRead, 'B', 'Ablesung')
    if (typeof rows === 'number') throw new Error(`${rows}`)
    expect(await openAs(mayRead, rows[0]?.downloadUrl ?? '')).toEqual(pdf('Ablesung'))
    expect(await listAs(await guest([2024]), 'B', 'Ablesung')).toEqual([])
    for (const other of ['A', 'GIVEN-C']) expect(await listAs(mayRead, other, 'Ablesung')).toBe(403)
  })

  test('follows two owners who become one and two again, is taken back from both, and outlives one who is erased', async () => {
    const kept = 'Wirtschaftsplan'
    await give(kept)
    const id = await give('Rundbrief')
    const merged = await merge('B', 'GIVEN-C')
    const both = await ofStaff('B', kept)
    expect(new Set(both.names).size).toBe(2)
    expect(both.bytes).toEqual([pdf(kept), pdf(kept)])
    const url = addressOf(takeBackGivingCall, { params: { id } })
    expect((await call('staff', { method: 'DELETE', url })).json()).toMatchObject({
      state: 'takenBack',
    })
    expect((await ofStaff('B', 'Rundbrief')).names).toEqual([])
    expect((await undo('B', merged)).statusCode).toBe(200)
    for (const owner of OWNERS) {
      expect((await ofStaff(owner, kept)).bytes).toEqual([pdf(kept)])
      expect((await ofStaff(owner, 'Rundbrief')).names).toEqual([])
    }
    const config = readConfig({}, folder())
    const erasing = { database: database(), storage: storage(), config }
    await db()
      .updateTable('document')
      .set({ type: 'Energieausweis' })
      .where('customer_id', '=', 'B')
      .execute()
    await eraseCustomer(erasing, admitCommand('B'), commandActor)
    expect((await ofStaff('GIVEN-C', kept)).bytes).toEqual([pdf(kept)])
    expect((await ofStaff('A', kept)).bytes).toEqual([pdf(kept)])
  })
})
