import {
  listRemovedDocumentsCall,
  restoreDocumentCall,
} from '@hausblick/contract/calls/corrections.ts'
import { downloadDocumentCall, searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/http/logging.ts'
import { STAFF } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { createPdf } from '../../testing/texts/pdfs.ts'
import { checkDocuments } from '../check/check.ts'
import { indexText, toDocumentText } from '../search/indexText.ts'
import { readNewTexts } from '../search/readTexts.ts'

const DAY_MS = 24 * 60 * 60_000

onEachDatabase('a removed document', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const { act, add, call, database, db, list, storage, upload } = documents

  const remove = ({ customerId, number }: Key, seen: string) =>
    act('staff', [{ kind: 'remove', customerId, number, seen }])
  const restore = ({ customerId, number }: Key) =>
    call('operator', {
      method: 'POST',
      url: fillPath(restoreDocumentCall.path, { customerId, number }),
    })
  const removed = async (query: Record<string, string> = {}) =>
    listRemovedDocumentsCall.reply.parse(
      (await call('operator', { url: listRemovedDocumentsCall.path, query })).json(),
    )
  const namesOf = async (customer: 'a' | 'b') => (await list(customer)).map(({ name }) => name)
  const search = async (text: string) =>
    searchDocumentsCall.reply
      .parse((await call('a', { url: searchDocumentsCall.path, query: { text } })).json())
      .map(({ name }) => name)
  const check = async () => {
    const faults: string[] = []
    const counts = await checkDocuments(
      { db: db(), storage: storage() },
      {
        isQuick: true,
        onFault: (document, fault) => faults.push(`${fault} ${document.fileName}`),
        onOrphan: ({ key }) => void faults.push(`orphan ${key}`),
        onProgress: () => undefined,
      },
    )
    return { ...counts, faults }
  }

  afterEach(() => vi.useRealTimers())

  test('is nowhere but in the list of operators, who can restore it', async () => {
    const bytes = await createPdf(['Der Heizungskeller ist trocken'])
    const added = await add({ customerId: 'A', name: 'Doppelt', textState: 'pending', bytes })
    await indexText(database(), added, toDocumentText(['Der Heizungskeller ist trocken']))
    const { fileName: seen } = added
    const opened = (await list('a')).find(({ name }) => name === seen)?.downloadUrl ?? ''
    expect(await search('Heizungskeller')).toEqual([seen])

    await remove(added, seen)
    expect(await namesOf('a')).not.toContain(seen)
    expect(await search('Heizungskeller')).toEqual([])
    const query = { fileUrl: opened }
    expect((await call('a', { url: downloadDocumentCall.path, query })).statusCode).toBe(404)
    const { entries, total } = await removed()
    expect(total).toBe(1)
    expect(entries).toEqual([
      {
        customerId: 'A',
        number: added.number,
        name: seen,
        removedAt: expect.stringMatching(/^\d{4}-/),
        removedBy: STAFF,
        until: expect.any(String),
      },
    ])
    const days = (Date.parse(entries[0]?.until ?? '') - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    expect(await check()).toMatchObject({ documents: 1, objects: 1, faults: [], orphans: 0 })

    // Its name may be taken meanwhile.
    await add({ customerId: 'A', name: 'Doppelt', bytes: pdf('a twin') })
    const restored = restoreDocumentCall.reply.parse((await restore(added)).json())
    expect(restored.name).toBe(seen.replace('.pdf', ' (2).pdf'))
    expect((await restore(added)).json()).toEqual(restored)
    expect(await namesOf('a')).toContain(restored.name)
    const log = createLog('info', captureLog().stream)
    await readNewTexts({ database: database(), storage: storage(), log })
    expect(await search('Heizungskeller')).toEqual([restored.name])
    expect((await removed()).total).toBe(0)
  })

  test('waits in the inbox again once restored, if it was there', async () => {
    const { name: seen } = (await upload('b', { docName: 'Eilig' })).json()
    const [row] = await db()
      .selectFrom('document')
      .select('number')
      .where('file_name', '=', seen)
      .execute()
    const key = { customerId: 'B', number: row?.number ?? 0 }
    await remove(key, seen)
    const inbox = async () => (await call('staff', { url: readInboxCall.path })).json().total
    expect(await inbox()).toBe(0)
    await restore(key)
    expect(await inbox()).toBe(1)
    expect((await list('b')).find(({ name }) => name === seen)?.state).toBe('received')
  })

  test('is not uploaded again by a retry', async () => {
    const again = { 'idempotency-key': 'einmal' }
    const first = (await upload('b', { docName: 'Einmal' }, again)).json()
    const [row] = await db()
      .selectFrom('document')
      .select('number')
      .where('file_name', '=', first.name)
      .execute()
    await remove({ customerId: 'B', number: row?.number ?? 0 }, first.name)
    expect((await upload('b', { docName: 'Einmal' }, again)).json()).toEqual(first)
    expect(await namesOf('b')).not.toContain(first.name)
  })
})

interface Key {
  readonly customerId: string
  readonly number: number
}
