import { afterEach, expect, test, vi } from 'vitest'
import { transact } from '../../platform/database/transact.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { createLog } from '../../platform/http/logging.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { intruder } from '../../testing/texts/intruderProgram.ts'
import { createPdf } from '../../testing/texts/pdfs.ts'
import {
  brokenPicture,
  createScan,
  letterPicture,
  scannedLetter,
} from '../../testing/texts/scans.ts'
import { programs } from '../intake/reader/programs.ts'
import { termsOf } from '../intake/reader/words.ts'
import { queueArchive } from '../scans/archive.ts'
import { claimScan, releaseScan, scans, storePage } from '../scans/claim.ts'
import { copyWholeScan } from '../scans/copy.ts'
import { queueScan } from '../scans/queue.ts'
import { readNewScans } from './readScans.ts'
import { readNewTexts } from './readTexts.ts'
import { searchTexts } from './searchTexts.ts'

/** Recognizing a page takes seconds on a busy machine. */
const PATIENT_MS = 120_000

vi.setConfig({ testTimeout: PATIENT_MS })

onEachDatabase('reading scanned pages', (newDatabase) => {
  const { add, database, db, storage, upload } = useDocuments(newDatabase)
  const log = captureLog()
  const parts = (pages = 200) => ({
    database: database(),
    storage: storage(),
    log: createLog('info', log.stream),
    pages,
    // It need not wait for other tests.
    program: { ...programs.ocr, isIdle: false, seconds: PATIENT_MS / 1000 },
  })
  const wait = async (name: string, bytes: Buffer) =>
    await add({ customerId: 'A', name, bytes, textState: 'pending' })
  const find = async (text: string) =>
    await searchTexts(database(), admitCommand('A'), { text, limit: 10 })
  const keyOf = async (customerId: string, number: number) =>
    (
      await db()
        .selectFrom('document')
        .select('storage_key')
        .where('customer_id', '=', customerId)
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).storage_key
  const pagesOf = async () =>
    await db().selectFrom('scan_page').select(['page', 'state', 'reason']).orderBy('page').execute()

  afterEach(async () => {
    vi.useRealTimers()
    await db().deleteFrom('document').execute()
    await db().deleteFrom('scan').execute()
    log.clear()
  })

  test('finds what a photograph says, and says what of others it cannot read', async () => {
    await upload('a', { file: await letterPicture() })
    await wait('Kaputt', createScan([brokenPicture()]))
    await wait('Verschlossen', await createPdf(['Haus'], { userPassword: 'geheim' }))
    await readNewTexts(parts())
    expect(await find('Wasserschaden')).toEqual([])
    await readNewScans(parts())
    for (const said of ['Wasserschaden', '"Information für Eigentümer"', '1.3.2025', 'Schaden'])
      expect(await find(said)).toMatchObject([{ page: 1, isFromPicture: true }])
    expect((await pagesOf()).map(({ reason }) => reason).toSorted()).toEqual([
      ...['encoding', 'locked', null],
    ])
  })

  test('reads as many pages of a document as it may, while another cannot be fetched', async () => {
    const { number } = await wait('Verloren', createScan([]))
    await db()
      .updateTable('document')
      .set({
        text_attempts: 5,
        text_claimed_until: new Date(Date.now() + 60 * 60_000).toISOString(),
      })
      .where('number', '=', number)
      .execute()
    await wait('Brief', createScan([{ drawn: [] }, { drawn: [] }, { drawn: [] }]))
    await readNewTexts(parts())
    await readNewScans(parts(2))
    expect(await pagesOf()).toMatchObject([
      { state: 'read' },
      { state: 'read' },
      { state: 'skipped' },
    ])
  })

  test('reads no page twice, in documents of before and in copies', async () => {
    const bytes = createScan([await scannedLetter()])
    await add({ customerId: 'A', name: 'Alt', bytes, textState: 'none' })
    await queueArchive(db())
    await readNewScans(parts())
    expect(await find('Wasserschaden')).toHaveLength(1)
    const { number } = await wait('Kopie', bytes)
    await db()
      .transaction()
      .execute(
        async (trx) =>
          await copyWholeScan(
            trx,
            { fileKey: await keyOf('A', number), uploadedAt: new Date().toISOString() },
            await keyOf('A', number - 1),
          ),
      )
    await readNewTexts(parts())
    expect(await find('Wasserschaden')).toHaveLength(2)
  })

  test('shares a reader only among the files of one customer', async () => {
    const bytes = Buffer.from('{"do":"rememberPage"}')
    const readsAfter = async (uploadedAt: string, customerId: string, isShared = false) => {
      const { number } = await add({ customerId, name: uploadedAt, bytes, textState: 'none' })
      const fileKey = await keyOf(customerId, number)
      const shared = db().updateTable('document').set({ file_key: fileKey })
      if (isShared) await shared.where('storage_key', '=', fileKey).execute()
      await transact(db(), async (trx) => await queueScan(trx, { fileKey, uploadedAt }, [1]))
      return fileKey
    }
    const keys = [
      await readsAfter('5', 'A'),
      await readsAfter('4', 'A'),
      await readsAfter('3', 'A', true),
      await readsAfter('2', 'B'),
      await readsAfter('1', 'A'),
    ]
    await readNewScans({ ...parts(), program: intruder })
    const read = await db().selectFrom('scan_page').select(['file_key', 'text']).execute()
    const texts = new Map(read.map(({ file_key, text }) => [file_key, text]))
    expect(keys.map((key) => texts.get(key))).toEqual(['0', '1', '0', '0', '0'])
  })

  test('goes on after the last page that it has read', async () => {
    await wait('Brief', createScan([{ drawn: [] }, { drawn: [] }]))
    await readNewTexts(parts())
    const fileKey = (await claimScan(db()))?.fileKey ?? ''
    const terms = [...termsOf('gelesen')].join(' ')
    await storePage(db(), { fileKey }, 1, { kind: 'read', text: 'gelesen', terms })
    await releaseScan(db(), fileKey)
    await readNewScans(parts())
    expect((await pagesOf()).map(({ state }) => state)).toEqual(['read', 'read'])
    expect(await find('gelesen')).toHaveLength(1)
  })

  test('tries again what was cut short, pausing longer each time, and ends some day', async () => {
    // Takes long enough for its bounds to be noticed, which empty pages do not.
    const letter = await scannedLetter()
    await wait('Brief', createScan([letter, letter]))
    await readNewTexts(parts())
    const cut = { ...parts(), program: { ...programs.ocr, isIdle: false, memory: 1 } }
    const waiting = { state: 'waiting', reason: 'limits' }
    const pausesFor = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      await readNewScans(cut)
      expect(await pagesOf()).toMatchObject([waiting, waiting])
      vi.setSystemTime(Date.now() + minutes * 60_000 - 1000)
      expect(await claimScan(db())).toBeUndefined()
      vi.setSystemTime(Date.now() + 2000)
    }
    for (const minutes of [5, 20]) await pausesFor(minutes)
    await db().updateTable('scan').set({ attempts: scans.pausesMs.length }).execute()
    await readNewScans(cut)
    const ended = { state: 'unreadable', reason: 'limits' }
    expect(await pagesOf()).toMatchObject([ended, ended])
    expect(log.lines()).toHaveLength(6)
  })
})
