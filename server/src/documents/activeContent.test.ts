import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../platform/http/logging.ts'
import { captureLog } from '../testing/captureLog.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { useDocuments } from '../testing/documents.ts'
import { activePdf, packedPdf } from '../testing/texts/activePdfs.ts'
import { createPdf } from '../testing/texts/pdfs.ts'
import { retryTexts } from './check/texts.ts'
import { examinePdf } from './intake/reader/examinePdf.ts'
import { texts } from './search/claimText.ts'
import { readNewTexts } from './search/readTexts.ts'

const bytes = packedPdf({
  catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(calc.exe)>>>>',
})
const harmless = activePdf({})
const WEEK_MS = 7 * 24 * 60 * 60_000

onEachDatabase('what of a document may act', (newDatabase) => {
  const { add, call, database, db, list, storage, upload } = useDocuments(newDatabase)
  const log = captureLog()
  const parts = () => ({
    database: database(),
    storage: storage(),
    log: createLog('info', log.stream),
  })
  /** Returns the field of the document in its customer's list. */
  const activeOf = async (fileName: string) =>
    (await list('a')).find(({ name }) => name === fileName)?.active
  const open = async (url: string, fileName: string, method: 'GET' | 'HEAD' = 'GET') => {
    const row = (await list('a')).find(({ name }) => name === fileName)
    return await call('nobody', { method, url, query: { fileUrl: row?.downloadUrl ?? '' } })
  }
  const addOfOlderVersion = async (name: string) => {
    const { fileName } = await add({ customerId: 'A', name, bytes })
    await db()
      .updateTable('document')
      .set({ active_content: null })
      .where('file_name', '=', fileName)
      .execute()
    return fileName
  }

  afterEach(() => vi.useRealTimers())

  test('is in every list as soon as it is uploaded, and its bytes are unchanged', async () => {
    const { name } = (await upload('a', { docName: 'Rechnung', file: bytes })).json()
    const active = ['launch', 'scripts']
    expect(await activeOf(name)).toEqual(active)
    for (const query of [
      { customerId: 'all' },
      { customerId: 'all', summaryOnly: '1', limit: '9' },
    ])
      expect(await list('staff', query)).toMatchObject([{ name, active }])
    const inbox = readInboxCall.reply.parse(
      (await call('staff', { url: readInboxCall.path })).json(),
    )
    expect(inbox.entries).toMatchObject([{ name, active }])
    const download = await open(downloadDocumentCall.path, name)
    expect(download.rawPayload.equals(bytes)).toBe(true)
  })

  test('is removed from what a preview shows, but not from the document', async () => {
    const { fileName } = await add({ customerId: 'A', name: 'Skript', bytes, active: ['scripts'] })
    const preview = await open(previewDocumentCall.path, fileName)
    expect(preview.statusCode).toBe(200)
    expect(preview.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'accept-ranges': 'none',
    })
    expect((await examinePdf(preview.rawPayload)).active).toEqual([])
    const download = await open(downloadDocumentCall.path, fileName)
    expect(download.rawPayload.equals(bytes)).toBe(true)
    expect((await open(previewDocumentCall.path, fileName, 'HEAD')).statusCode).toBe(200)
  })

  test.each([
    ['an embedded file alone', ['files']],
    ['nothing', []],
  ] as const)(
    'does not keep a preview from the stored bytes where there is %s',
    async (_, active) => {
      const { fileName } = await add({ customerId: 'A', name: 'Harmlos', bytes: harmless, active })
      const preview = await open(previewDocumentCall.path, fileName)
      expect(preview.rawPayload.equals(harmless)).toBe(true)
    },
  )

  test('is never shown where it cannot be removed', async () => {
    const locked = await createPdf(['Haus'], { userPassword: 'geheim' })
    const { name } = (await upload('a', { docName: 'Gesperrt', file: locked })).json()
    expect(await activeOf(name)).toEqual(['unknown'])
    const preview = await open(previewDocumentCall.path, name)
    expect(preview.statusCode).toBe(422)
    expect(preview.json().error).toContain('keine Vorschau')
    expect((await open(downloadDocumentCall.path, name)).rawPayload.equals(locked)).toBe(true)
  })

  test('is left out where there is nothing', async () => {
    const { name } = (await upload('a', { docName: 'Brief', file: harmless })).json()
    expect((await list('a')).find((row) => row.name === name)).not.toHaveProperty('active')
  })

  test('is found later in what an older version has added', async () => {
    const fileName = await addOfOlderVersion('Alt')
    expect(await activeOf(fileName)).toEqual(['pending'])
    await readNewTexts(parts())
    expect(await activeOf(fileName)).toEqual(['launch', 'scripts'])
  })

  test('stays unknown while the file cannot be fetched, until it is read again', async () => {
    const fileName = await addOfOlderVersion('Fern')
    // The account's token expires meanwhile.
    const columnOf = async () =>
      await db()
        .selectFrom('document')
        .select('active_content as active')
        .where('file_name', '=', fileName)
        .executeTakeFirst()
    const away = { ...storage(), read: () => Promise.reject(new Error('away')) }
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let failed = 0; failed <= texts.pausesMs.length; failed++) {
      expect(await columnOf()).toEqual({ active: null })
      await readNewTexts({ ...parts(), storage: away })
      vi.setSystemTime(Date.now() + WEEK_MS)
    }
    vi.useRealTimers()
    expect(await activeOf(fileName)).toEqual(['unknown'])
    await retryTexts(db())
    await readNewTexts(parts())
    expect(await activeOf(fileName)).toEqual(['launch', 'scripts'])
  })
})
