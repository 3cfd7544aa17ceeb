import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { createLog } from '../../platform/http/logging.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { flateBomb } from '../../testing/texts/bombs.ts'
import { createPdf, foreignPdf, rawPdf, stream } from '../../testing/texts/pdfs.ts'
import { recordStartedProcesses } from '../../testing/texts/recordStartedProcesses.ts'
import { countFailedTexts, retryTexts } from '../check/texts.ts'
import { claimText } from './claimText.ts'
import { readNewTexts, startReadingTexts } from './readTexts.ts'
import { searchTexts } from './searchTexts.ts'

/** Filling a reader's memory takes long on a busy machine. */
const PATIENT_MS = 120_000
const MINUTE_MS = 60_000
const HALF_AN_HOUR_MS = 30 * MINUTE_MS
const bomb = rawPdf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
  stream('/Filter/FlateDecode', flateBomb(1024)),
])
const letter = await createPdf([
  'Erste Seite',
  'Zweite Seite über die Neben-\nkosten der Müllerstraße',
])

onEachDatabase('extracting the text of documents', (newDatabase) => {
  const { add, database, db, storage } = useDocuments(newDatabase)
  const log = captureLog()
  const parts = () => ({
    database: database(),
    storage: storage(),
    log: createLog('info', log.stream),
  })

  const wait = (name: string, bytes: Buffer) =>
    add({ customerId: 'A', name, bytes, textState: 'pending' })
  const stateOf = async (number: number, customerId = 'A') =>
    await db()
      .selectFrom('document')
      .select(['text_state as state', 'text_claimed_until as claimedUntil'])
      .where('number', '=', number)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
  const find = async (text: string) =>
    await searchTexts(database(), admitCommand('A'), { text, limit: 10 })

  afterEach(() => {
    vi.useRealTimers()
    log.clear()
  })

  test('makes them searchable', async () => {
    const { number, fileName } = await wait('Brief', letter)
    expect(await find('nebenkosten')).toEqual([])
    await readNewTexts(parts())
    expect(await stateOf(number)).toEqual({ state: 'read', claimedUntil: null })
    expect(await find('nebenkosten')).toMatchObject([{ name: fileName, page: 2 }])
  })

  test('works in any script', async () => {
    // In visual order, from left to right, as PDFs store it.
    const seen = [...'שלום'].toReversed().join('')
    const { fileName } = await wait('Fremd', foreignPdf(`Договор ${seen}`))
    await readNewTexts(parts())
    for (const word of ['договор', 'שלום'])
      expect(await find(word)).toMatchObject([{ name: fileName, page: 1 }])
  })

  test(
    'records documents without readable text and continues',
    async () => {
      const { number: after } = await wait('Danach', letter)
      const { number: scan } = await wait('Bild', await createPdf(['']))
      const { number: broken } = await wait('Kaputt', Buffer.from('%PDF-1.7\n'))
      const { number: tooMuch } = await wait('Bombe', bomb)
      await readNewTexts(parts())
      expect((await stateOf(scan)).state).toBe('none')
      expect((await stateOf(tooMuch)).state).toBe('failed')
      expect((await stateOf(broken)).state).toBe('failed')
      expect((await stateOf(after)).state).toBe('read')
      expect(log.lines().map(({ level }) => level)).toEqual([40, 40])
      expect(log.text()).not.toContain('readv_')
    },
    PATIENT_MS,
  )

  test('is done once by concurrent processes', async () => {
    for (const name of ['Eins', 'Zwei', 'Drei']) await wait(name, letter)
    const read: string[] = []
    const counting: Storage = {
      ...storage(),
      read: async (key) => {
        read.push(key)
        return await storage().read(key)
      },
    }
    const together = { ...parts(), storage: counting }
    await Promise.all([readNewTexts(together), readNewTexts(together)])
    expect(read).toHaveLength(3)
    expect(new Set(read).size).toBe(3)
  })

  test('uses one reader process per customer', async () => {
    for (const name of ['Vier', 'Fünf', 'Sechs']) await wait(name, letter)
    await add({ customerId: 'B', name: 'Fremd', bytes: letter, textState: 'pending' })
    expect(await recordStartedProcesses(() => readNewTexts(parts()))).toHaveLength(2)
  })

  test('starts again on what a dead process had claimed', async () => {
    const { number } = await wait('Liegt', letter)
    expect(await claimText(db())).toMatchObject({ customerId: 'A', number })
    expect(await claimText(db())).toBeUndefined()
    await readNewTexts(parts())
    expect((await stateOf(number)).state).toBe('pending')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HALF_AN_HOUR_MS })
    await readNewTexts(parts())
    expect((await stateOf(number)).state).toBe('read')
  })

  test(
    'retries an unreachable file with backoff, gives up, and retries on request',
    async () => {
      // Another customer's than the broken ones, which are read again at the end.
      const { number } = await add({ customerId: 'B', bytes: letter, textState: 'pending' })
      const read = vi.fn<Storage['read']>(() => Promise.reject(new Error('not this one')))
      const lost = { ...parts(), storage: { ...storage(), read } }
      const asOf = async (milliseconds: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now: start + milliseconds })
        await readNewTexts(lost)
        return read.mock.calls.length
      }
      const start = Date.now()
      expect(await asOf(0)).toBe(1)
      expect(await asOf(4 * MINUTE_MS)).toBe(1)
      expect(await asOf(6 * MINUTE_MS)).toBe(2)
      expect(await asOf(25 * MINUTE_MS)).toBe(2)
      expect((await stateOf(number, 'B')).state).toBe('pending')
      expect(await countFailedTexts(db())).toEqual({ unreachable: 0, unreadable: 2 })
      for (let day = 1; day <= 10; day++) await asOf(day * 25 * 60 * MINUTE_MS)
      expect(read).toHaveBeenCalledTimes(6)
      expect((await stateOf(number, 'B')).state).toBe('failed')
      expect(await countFailedTexts(db())).toEqual({ unreachable: 1, unreadable: 2 })
      expect(log.text()).toContain('not this one')

      await retryTexts(db())
      await readNewTexts(parts())
      expect((await stateOf(number, 'B')).state).toBe('read')
      expect(await countFailedTexts(db())).toEqual({ unreachable: 0, unreadable: 2 })
    },
    PATIENT_MS,
  )

  test('stores no text of a damaged file', async () => {
    const { number } = await wait('Beschädigt', letter)
    const damaged = { ...storage(), read: async () => Readable.from([Buffer.from('%PDF-1.7')]) }
    await readNewTexts({ ...parts(), storage: damaged })
    expect((await stateOf(number)).state).toBe('pending')
    expect(log.text()).toContain('do not match its checksum')
    await db()
      .updateTable('document')
      .set({ text_state: 'none' })
      .where('number', '=', number)
      .execute()
  })

  test('counts no attempt while storage is unreachable', async () => {
    const { number } = await wait('Später', letter)
    const fail = () => Promise.reject(new Error('away'))
    const away: Storage = { ...storage(), read: fail, check: fail }
    await expect(readNewTexts({ ...parts(), storage: away })).rejects.toThrow('away')
    expect((await stateOf(number)).state).toBe('pending')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HALF_AN_HOUR_MS })
    await readNewTexts(parts())
    expect((await stateOf(number)).state).toBe('read')
  })

  test('starts by itself and releases its document when stopped', async () => {
    const { number } = await wait('Lang', bomb)
    const texts = startReadingTexts(parts())
    const claimedUntil = async () => (await stateOf(number)).claimedUntil
    await expect.poll(claimedUntil).not.toBeNull()
    await texts.stop()
    expect(await stateOf(number)).toEqual({ state: 'pending', claimedUntil: null })
    expect(log.lines()).toMatchObject([{ level: 30, waiting: 1 }])
  })
})
