import { randomUUID } from 'node:crypto'
import { previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { giveDocumentCall } from '@hausblick/contract/calls/givings.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createAuditLog } from '../../platform/audit/log.ts'
import { withHoldings } from '../../sets/backup/snapshot.ts'
import { eraseDocuments } from '../../sets/erasure/documents.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { MAIL_SECRET } from '../../testing/mails.ts'
import type { AddedDocument } from '../add/addDocument.ts'
import { checkDocuments } from '../check/check.ts'
import { destroyExpired } from '../withheld/destroy.ts'
import { removeQueuedFiles } from '../withheld/storedFiles.ts'

const audit = createAuditLog([MAIL_SECRET])
const A_DAY_LATER_MS = 24 * 60 * 60_000 + 1

onEachDatabase('documents with one file', (newDatabase) => {
  const { act, add, call, database, db, list, storage } = useDocuments(newDatabase)

  /** Adds a document to A, and gives it to B as well. */
  async function addShared(name: string) {
    const a = await add({ customerId: 'A', name, bytes: pdf(name) })
    const { customerId, number, fileName: seen } = a
    const reply = await call('staff', {
      method: 'POST',
      url: fillPath(giveDocumentCall.path, { customerId, number: String(number) }),
      payload: {
        id: randomUUID().replaceAll('-', ''),
        to: { kind: 'customers', customerIds: ['A', 'B'] },
        total: 1,
        seen,
        street: 'Ährenweg 2',
        date: null,
        type: 'Brief',
        name,
      },
    })
    expect(reply.json()).toMatchObject({ total: 1, done: 1, state: 'given' })
    const b = await db()
      .selectFrom('document')
      .select(['customer_id as customerId', 'number', 'file_name as fileName'])
      .where('customer_id', '=', 'B')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await removeQueued(A_DAY_LATER_MS)
    return { a, b }
  }
  const removeQueued = async (later: number) => {
    const then = new Date(Date.now() + later)
    vi.useFakeTimers({ toFake: ['Date'], now: then })
    await destroyExpired(db(), audit)
    // S3 refuses requests of another time.
    vi.useRealTimers()
    await db()
      .updateTable('storage_removal')
      .set({ due_at: new Date().toISOString() })
      .where('due_at', '<=', then.toISOString())
      .execute()
    await removeQueuedFiles({ db: db(), storage: storage() })
  }
  const remove = ({
    customerId,
    number,
    fileName: seen,
  }: Pick<AddedDocument, 'customerId' | 'number' | 'fileName'>) =>
    act('staff', [{ kind: 'remove', customerId, number, seen }])
  const open = async (who: 'a' | 'b', name: string) => {
    const row = (await list(who)).find((each) => each.name.includes(name))
    const query = { fileUrl: row?.downloadUrl ?? '' }
    return (await call(who, { url: previewDocumentCall.path, query })).rawPayload
  }
  const check = async () => {
    const faults: string[] = []
    const { objects, documents } = await checkDocuments(
      { db: db(), storage: storage() },
      {
        isQuick: false,
        onFault: ({ fileName }, fault) => faults.push(`${fault} ${fileName}`),
        onOrphan: ({ key }) => void faults.push(`orphan ${key}`),
        onProgress: () => undefined,
      },
    )
    return { objects, documents, faults }
  }
  /** Deletes what nobody can restore any more. */
  const destroy = () => removeQueued(31 * A_DAY_LATER_MS)

  afterEach(() => vi.useRealTimers())

  test('open for each, are stored once, and are backed up once', async () => {
    await addShared('Hausordnung')
    expect(await open('a', 'Hausordnung')).toEqual(pdf('Hausordnung'))
    expect(await open('b', 'Hausordnung')).toEqual(pdf('Hausordnung'))
    expect(await check()).toEqual({ objects: 1, documents: 2, faults: [] })
    const kinds = await withHoldings({ database: database(), storage: storage() }, async (all) => {
      const found: string[] = []
      for await (const part of all.parts) if (part.kind !== 'rows') found.push(part.kind)
      return found
    })
    expect(kinds).toEqual(['document'])
  })

  test.each(['a', 'b'] as const)('stay whole when that of %s is destroyed first', async (first) => {
    const name = `Brandschau ${first}`
    const shared = await addShared(name)
    const other = first === 'a' ? 'b' : 'a'
    expect((await remove(shared[first])).statusCode).toBe(200)
    await destroy()
    expect(await open(other, name)).toEqual(pdf(name))
    expect((await check()).faults).toEqual([])
    const { objects } = await check()
    await remove(shared[other])
    await destroy()
    expect((await check()).objects).toBe(objects - 1)
    expect(await db().selectFrom('storage_removal').selectAll().execute()).toEqual([])
  })

  test('stay whole when the customer of one is erased, also where both went at once', async () => {
    const name = 'Wirtschaftsplan'
    const { b } = await addShared(name)
    const rules = { keepYears: { byType: new Map(), others: 0 }, now: new Date(), by: null }
    await db()
      .transaction()
      .execute((trx) => eraseDocuments(trx, 'A', rules))
    await removeQueuedFiles({ db: db(), storage: storage() })
    expect(await open('b', name)).toEqual(pdf(name))
    await remove(b)
    await destroy()
    expect((await check()).faults).toEqual([])
  })
})
