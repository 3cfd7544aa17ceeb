import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createStorageKey } from '../../platform/storage/key.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { newStoredFiles } from '../../testing/storage/files.ts'
import { queueFileRemovals } from '../withheld/storedFiles.ts'
import { withholdDocument } from '../withheld/withhold.ts'
import { checkDocuments } from './check.ts'

onEachDatabase('the check of documents', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const newFile = newStoredFiles()

  async function check(isQuick = false) {
    const faults: string[] = []
    const { bytes, ...counts } = await checkDocuments(
      { db: documents.db(), storage: documents.storage() },
      {
        isQuick,
        onFault: ({ fileName }, fault) => faults.push(`${fault} ${fileName}`),
        onOrphan: () => {},
        onProgress: () => {},
      },
    )
    return { counts, bytes, faults: faults.toSorted() }
  }

  async function entry(number: number) {
    return await documents
      .db()
      .selectFrom('document')
      .selectAll()
      .where('customer_id', '=', 'B')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  }

  test('finds no fault at first, then each one that is made', async () => {
    for (const customerId of ['A', 'B'])
      for (const name of ['eins', 'zwei', 'drei', 'vier'])
        await documents.add({ customerId, name, bytes: Buffer.from(`${customerId} ${name}`) })
    const right = { objects: 8, documents: 8, faults: 0, orphans: 0, recent: 0 }
    expect(await check()).toEqual({ counts: right, bytes: 4 * 6 + 4 * 6, faults: [] })
    expect(await check(true)).toEqual({ counts: right, bytes: 0, faults: [] })

    const [gone, otherSize, otherBytes] = await Promise.all([1, 2, 3].map(entry))
    await documents.storage().delete(gone?.storage_key ?? '')
    for (const [found, bytes] of [
      [otherSize, 'B zwei, and more'],
      [otherBytes, 'B DREI'],
    ] as const) {
      await documents.storage().delete(found?.storage_key ?? '')
      await documents.storage().put(found?.storage_key ?? '', await newFile(Buffer.from(bytes)))
    }
    const missing = `missing ${gone?.file_name}`
    const size = `otherSize ${otherSize?.file_name}`
    const quick = await check(true)
    expect(quick.faults).toEqual([missing, size])
    const whole = await check()
    expect(whole.faults).toEqual([missing, `otherBytes ${otherBytes?.file_name}`, size])
    expect(whole.counts).toEqual({ ...right, objects: 7, faults: 3 })
  })

  test('keeps stored objects that may still be added to the index', async () => {
    const key = createStorageKey()
    await documents.storage().put(key, await newFile(Buffer.from('just coming')))
    const { counts } = await check()
    expect(counts).toMatchObject({ orphans: 0, recent: 1 })
    expect(String(await buffer(await documents.storage().read(key)))).toBe('just coming')
    await documents.storage().delete(key)
  })

  test('knows what is removed, and what is about to be deleted', async () => {
    const added = await documents.add({ customerId: 'A', bytes: Buffer.from('removed') })
    const [{ storage_key: key } = { storage_key: '' }] = await documents
      .db()
      .selectFrom('document')
      .select('storage_key')
      .where('file_name', '=', added.fileName)
      .execute()
    const before = (await check(true)).counts
    const until = new Date(Date.now() + 60_000).toISOString()
    const withholding = { reason: 'removed', withheld_by: null, until } as const
    await documents
      .db()
      .transaction()
      .execute((trx) => withholdDocument(trx, added, withholding))
    expect((await check(true)).counts).toEqual(before)
    await documents.storage().delete(key)
    expect((await check(true)).faults).toContain(`missing ${added.fileName}`)
    await documents.storage().put(key, await newFile(Buffer.from('removed')))
    await documents.db().deleteFrom('withheld_document').execute()
    expect((await check(true)).counts).toMatchObject({ orphans: 0, recent: 1 })
    await documents
      .db()
      .transaction()
      .execute((trx) => queueFileRemovals(trx, [key]))
    expect((await check(true)).counts).toMatchObject({ orphans: 0, recent: 0 })
  })

  test('checks more documents than fit on one page', async () => {
    const template = await entry(4)
    const rows = Array.from({ length: 510 }, (_, index) => ({
      ...template,
      customer_id: index % 2 === 0 ? 'A' : 'DEMO',
      number: 100 + index,
      storage_key: createStorageKey(),
      file_name: `readv_x_${index}.pdf`,
    }))
    for (let first = 0; first < rows.length; first += 50)
      await documents
        .db()
        .insertInto('document')
        .values(rows.slice(first, first + 50))
        .execute()
    const { counts, faults } = await check(true)
    expect(counts.documents).toBe(8 + 510)
    expect(faults.filter((fault) => fault.startsWith('missing readv_x_'))).toHaveLength(510)
  }, 120_000)
})
