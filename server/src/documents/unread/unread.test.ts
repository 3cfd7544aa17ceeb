import { previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import { listUnreadPagesCall, readAgainCall } from '@hausblick/contract/calls/unreadPages.ts'
import { expect, test } from 'vitest'
import type { ScanPageTable } from '../../platform/database/tables/scans.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../testing/documents.ts'
import { claimScan, listWaiting } from '../scans/claim.ts'

onEachDatabase('pages that are not read', (newDatabase) => {
  const { call, add, db } = useDocuments(newDatabase)
  const list = async (query: Record<string, string> = {}) =>
    listUnreadPagesCall.reply.parse(
      (await call('staff', { url: listUnreadPagesCall.path, query })).json(),
    )
  const scan = async (
    fileKey: string,
    uploadedAt: string,
    pages: readonly (readonly [ScanPageTable['state'], string | null])[],
  ) => {
    const file = { file_key: fileKey, uploaded_at: uploadedAt, claimed_until: null }
    await db()
      .insertInto('scan')
      .values({ ...file, state: 'done' })
      .execute()
    await db()
      .insertInto('scan_page')
      .values(
        pages.map(([state, reason], index) => ({
          ...{ file_key: fileKey, page: index + 1 },
          ...{ state, reason },
        })),
      )
      .execute()
  }

  test('are listed by file, newest first, with why, and read again on request', async () => {
    for (const name of ['Eins', 'Zwei', 'Drei']) await add({ customerId: 'B', name })
    await add({ customerId: 'A', name: 'Eins' })
    const form = await formOf({ docName: 'Stapel', file: pdf('a pile') })
    await call('staff', { method: 'POST', url: uploadPaperCall.path, ...form })
    const paper = await db().selectFrom('paper').select('storage_key').executeTakeFirstOrThrow()
    await db().updateTable('document').set({ file_key: 'shared' }).where('number', '=', 1).execute()
    const third = await db()
      .selectFrom('document')
      .select('storage_key')
      .where('number', '=', 3)
      .executeTakeFirstOrThrow()
    await db().deleteFrom('scan').execute()

    await scan('shared', '2025-01-01', [
      ['unreadable', 'encoding'],
      ['read', null],
      ['unreadable', 'encoding'],
      ['unreadable', 'limits'],
      ['skipped', null],
      ['waiting', null],
      ['unreadable', 'illegible'],
      ['waiting', 'limits'],
      ['unreadable', 'missing'],
    ])
    await scan(third.storage_key, '2025-01-02', [['read', null]])
    await scan(paper.storage_key, '2025-01-03', [['unreadable', 'locked']])
    await scan('nobody’s', '2025-01-04', [['unreadable', 'locked']])

    const { entries, total } = await list()
    expect(total).toBe(2)
    expect(entries).toMatchObject([
      {
        ...{ customerId: null, number: 1, name: 'Stapel', others: 0 },
        unread: [{ reason: 'locked', pages: [1] }],
      },
      {
        ...{ customerId: 'A', number: 1, others: 1 },
        name: 'readv_A_Lindenweg 3_20250309_Mietvertrag_Eins.pdf',
        unread: [
          { reason: 'encoding', pages: [1, 3] },
          { reason: 'limits', pages: [4] },
          { reason: 'beyond', pages: [5] },
          { reason: 'illegible', pages: [7] },
          { reason: 'later', pages: [8] },
          { reason: 'missing', pages: [9] },
        ],
      },
    ])
    const inbox = await call('staff', { url: readInboxCall.path })
    expect(readInboxCall.reply.parse(inbox.json()).papers.entries).toMatchObject([
      { name: 'Stapel', isUnread: true },
    ])
    const opened = await call('nobody', {
      url: previewDocumentCall.path,
      query: { fileUrl: entries[0]?.downloadUrl ?? '' },
    })
    expect(opened.statusCode).toBe(200)
    expect((await list({ limit: '1' })).entries).toHaveLength(1)

    for (const { customerId, number } of entries)
      await call('staff', {
        ...{ method: 'POST', url: readAgainCall.path, payload: { file: { customerId, number } } },
      })
    expect(await list()).toEqual({ entries: [], total: 0 })
    expect(await claimScan(db())).toMatchObject({ fileKey: paper.storage_key })
    expect(await listWaiting(db(), 'shared')).toEqual([1, 3, 4, 5, 6, 7, 8, 9])
  })
})
