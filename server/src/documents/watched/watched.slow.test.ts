import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { dismissRefusedMailsCall, readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuditLog } from '../../platform/audit/log.ts'
import { readConfig } from '../../platform/config/config.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { newFolders } from '../../testing/folders.ts'
import { createTemporaryFolders } from '../upload/temporary.ts'
import { createLook } from './look.ts'
import { beginFile } from './state.ts'
import * as texts from './texts.ts'

const SETTLED_S = 40
const PATIENCE_S = 400

onEachDatabase('the watched folder', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const { call, db, database, storage } = documents
  const newFolder = newFolders()
  let folder: string
  let look: () => Promise<void>

  /** Returns what looks into the folder as a process of its own does. */
  function newProcess(at = folder) {
    const config = readConfig({ INTAKE_DIR: at, MAX_UPLOAD_MB: '1' }, documents.folder())
    const audit = createAuditLog(config.secrets)
    const work = createLook({
      service: { config, database: database(), storage: storage(), audit },
      folders: createTemporaryFolders(join(documents.folder(), 'uploads')),
      folder: at,
      log: { warn: () => {} },
    })
    return async () => {
      await db().updateTable('watched_folder').set({ holder: null, looks_at: '' }).execute()
      await work(new AbortController().signal)
    }
  }
  /** Looks, and again once what has not changed meanwhile has settled. */
  async function lookTwice(seconds = SETTLED_S) {
    await look()
    vi.advanceTimersByTime(seconds * 1000)
    await look()
  }
  const put = (name: string, bytes: string | Buffer) => writeFile(join(folder, name), bytes)
  const list = async (sub = '') =>
    (await readdir(join(folder, sub), { withFileTypes: true }))
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name)
      .toSorted()
  const papers = async () =>
    readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path })).json()).papers
      .entries
  const seen = async () =>
    readMailboxCall.reply.parse((await call('staff', { url: readMailboxCall.path })).json())
  const readState = () =>
    db().selectFrom('watched_folder').select(['failure', 'failures']).executeTakeFirstOrThrow()

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    folder = await newFolder()
    look = newProcess()
    await db().deleteFrom('paper').execute()
    await db().deleteFrom('watched_file').execute()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('makes papers of PDF and pictures, then moves them away', async () => {
    await put('Rechnung 17.PDF', pdf('a bill'))
    const picture = { width: 40, height: 60, channels: 3, background: 'red' } as const
    await put('Foto.jpg', await sharp({ create: picture }).jpeg().toBuffer())
    await look()
    expect(await papers()).toEqual([])
    vi.advanceTimersByTime(SETTLED_S * 1000)
    await look()
    const entries = await papers()
    expect(entries.map(({ name }) => name).toSorted()).toEqual(['Foto', 'Rechnung 17'])
    expect(entries[0]).toMatchObject({ source: 'pile', sender: null, uploadedBy: '' })
    expect(await list()).toEqual([])
    expect(await list(texts.TAKEN)).toEqual(['Foto.jpg', 'Rechnung 17.PDF'])
    expect(await readState()).toEqual({ failure: null, failures: 0 })
  })

  test('overwrites no file of the same name, and takes the same bytes anew', async () => {
    for (const said of ['one', 'two', 'two']) {
      await put('scan.pdf', pdf(said))
      await lookTwice()
    }
    expect(await papers()).toHaveLength(3)
    expect(await list(texts.TAKEN)).toHaveLength(3)
  })

  test('leaves what is still written, what programs name for themselves, links and folders', async () => {
    const target = join(await newFolder(), 'secret.pdf')
    await writeFile(target, pdf('a secret'))
    await symlink(target, join(folder, 'link.pdf'))
    await mkdir(join(folder, 'sub.pdf'))
    for (const name of ['.scan.pdf', '~$scan.pdf', 'scan.pdf.tmp', 'scan.part', 'Thumbs.db'])
      await put(name, pdf('of a program'))
    const whole = pdf('written slowly')
    await put('half.pdf', whole.subarray(0, -10))
    await put('grows.pdf', pdf('a'))
    await look()
    vi.advanceTimersByTime(SETTLED_S * 1000)
    await put('grows.pdf', pdf('a and more'))
    await look()
    expect(await papers()).toEqual([])
    await put('half.pdf', whole)
    await lookTwice()
    expect((await papers()).map(({ name }) => name)).toEqual(['grows', 'half'])
    expect(await list()).toEqual([
      ...['.scan.pdf', 'Thumbs.db', 'link.pdf', 'scan.part', 'scan.pdf.tmp', '~$scan.pdf'],
    ])
  })

  test('refuses what is none once it stays so, says why beside it, and to staff', async () => {
    await put('Mahnung.exe', 'MZ\x90\0 a program')
    await put('groß.pdf', Buffer.concat([pdf('a'), Buffer.alloc(2_000_000)]))
    await lookTwice()
    expect(await list()).toHaveLength(2)
    await lookTwice(PATIENCE_S)
    expect(await papers()).toEqual([])
    expect(await list(texts.REFUSED)).toEqual([
      ...['Mahnung.exe', 'Mahnung.exe.txt', 'groß.pdf', 'groß.pdf.txt'],
    ])
    const note = await readFile(join(folder, texts.REFUSED, 'Mahnung.exe.txt'), 'utf8')
    expect(note).toMatch(/^„Mahnung\.exe“ wurde am .* nicht angenommen\.\n\nDiese Datei ist weder/)
    const { mails } = await seen()
    expect(
      mails.toSorted((a, b) => (String(a.subject) < String(b.subject) ? -1 : 1)),
    ).toMatchObject([
      { isFile: true, subject: 'Mahnung.exe', sender: null, taken: 0 },
      { subject: 'groß.pdf', refusals: [{ name: null, reason: expect.stringContaining('1 MB') }] },
    ])
    const payload = { ids: mails.map(({ id }) => id) }
    await call('staff', { method: 'POST', url: dismissRefusedMailsCall.path, payload })
    expect((await seen()).mails).toEqual([])
  })

  test('adds nothing twice where the process was killed before it moved the file', async () => {
    const bytes = pdf('stored, not moved')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const begun = await beginFile(db(), 'scan.pdf', sha256)
    await put('scan.pdf', bytes)
    await lookTwice()
    // What the kill leaves.
    await rm(join(folder, texts.TAKEN, 'scan.pdf'))
    await put('scan.pdf', bytes)
    await db().insertInto('watched_file').values(begun).execute()
    await lookTwice()
    expect(await papers()).toHaveLength(1)
    expect(await list(texts.TAKEN)).toEqual(['scan.pdf'])
    expect(await db().selectFrom('watched_file').selectAll().execute()).toEqual([])
  })

  test('gives up a file that was begun too often', async () => {
    const bytes = pdf('ends the process')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await beginFile(db(), 'scan.pdf', sha256)
    await db().updateTable('watched_file').set({ attempts: 20 }).execute()
    await put('scan.pdf', bytes)
    await lookTwice(PATIENCE_S)
    expect((await seen()).mails).toMatchObject([{ refusals: [{ reason: texts.fileFails }] }])
  })

  test('is looked into by one process at a time, of which either goes on', async () => {
    const other = newProcess()
    await put('scan.pdf', pdf('for both'))
    await look()
    await other()
    vi.advanceTimersByTime(SETTLED_S * 1000)
    await Promise.all([look(), other()])
    await other()
    expect(await papers()).toHaveLength(1)
  })

  test('says since when it cannot be read, and that a folder is a link', async () => {
    await newProcess(join(folder, 'weg'))()
    expect((await readState()).failure).toBe(`${join(folder, 'weg')}: Das gibt es nicht.`)
    await symlink(await newFolder(), join(folder, texts.TAKEN))
    await put('scan.pdf', pdf('stays'))
    await lookTwice()
    expect((await readState()).failure).toBe(`${join(folder, texts.TAKEN)}: Das ist kein Ordner.`)
    expect(await list()).toContain('scan.pdf')
  })

  test('takes the others where one cannot be taken', async () => {
    await put('a\ufffd.pdf', pdf('of another code page'))
    await put('b.pdf', pdf('fine'))
    await lookTwice()
    expect((await papers()).map(({ name }) => name)).toContain('b')
    expect((await readState()).failure).toBe(texts.badName('a\ufffd.pdf'))
  })
})
