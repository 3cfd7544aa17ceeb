import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupsCall, startBackupCall } from '@hausblick/contract/calls/backups.ts'
import { expect, test, vi } from 'vitest'
import { ensureDemoCustomer } from '../../../operating/demo/ensure.ts'
import { ensureDemoDocuments } from '../../../operating/demo/ensureDocuments.ts'
import { openStorage } from '../../../platform/storage/open.ts'
import { newApps, OPERATOR, quickLimits } from '../../../testing/app.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { listDocumentFiles } from '../../../testing/dataFolders.ts'
import { signInEveryone } from '../../../testing/everyone.ts'
import { newFolders } from '../../../testing/folders.ts'
import { quickMails } from '../../../testing/mails.ts'
import { METRICS_TOKEN, scrape } from '../../../testing/metrics.ts'
import { withArchive } from '../archive/read.ts'
import { summarise } from '../summary.ts'
import { readInstance } from './mark.ts'
import { nameBackup } from './names.ts'
import { MARK } from './places/place.ts'

const OLD = new Date('2026-01-01T01:30:00Z')
const [ANOTHERS, LEGACY] = [nameBackup(OLD, randomUUID()), 'hausblick-2026-01-01T01-30-00Z.tar']
const FOREIGN = ['notizen.txt', `${LEGACY}.age`, LEGACY, ANOTHERS].flatMap((name) => [
  name,
  `${name}.ungeprueft`,
])
/** Longer than a backup takes on a busy machine. */
const BACKUP_MS = 90_000

onEachDatabase('the backups of the service', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()

  test(
    'are verified, keep what they must, and tell operators when one fails',
    async () => {
      const database = await newDatabase()
      const [folder, to] = [await newFolder(), await newFolder()]
      // On disk, also where other tests use S3: this one damages its documents.
      const documents = join(folder, 'documents')
      const storage = await openStorage({ kind: 'disk', folder: documents })
      await ensureDemoCustomer(database, 'K-1')
      await ensureDemoDocuments({ database, storage }, 'K-1')
      const old = nameBackup(OLD, await readInstance(database.db))
      for (const name of [old, `${old}.ungeprueft`, ...FOREIGN]) await writeFile(join(to, name), '')
      const environment = {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        DOCUMENTS_URL: documents,
        BACKUP_TO: to,
        BACKUP_KEEP: '1,0,0',
        LOG_LEVEL: 'info',
        METRICS_TOKEN,
      }
      const log = captureLog()
      const said = {
        limits: quickLimits,
        storage,
        environment,
        mailPauses: quickMails,
        logStream: log.stream,
      }
      const app = await newApp(database, said)
      // Behind a proxy, several serve one database.
      await newApp(database, said)
      const logged = (message: string) => log.lines().filter(({ msg }) => msg === message).length
      const { operator: headers } = await signInEveryone(database)
      const ask = async (call: typeof readBackupsCall | typeof startBackupCall) =>
        call.reply.parse(
          (await app.inject({ method: call.method, url: call.path, headers })).json(),
        )
      const ends = () =>
        vi.waitUntil(
          async () => {
            const state = await ask(readBackupsCall)
            return state.isRunning ? null : state
          },
          { timeout: BACKUP_MS, interval: 100 },
        )
      const start = async () => {
        expect(await ask(startBackupCall)).toMatchObject({ isRunning: true })
        return await ends()
      }
      const mails = async () =>
        (await readdir(join(folder, 'mail')).catch(() => [])).filter((name) =>
          name.endsWith('.eml'),
        )

      // There is none yet: the first begins at once.
      const first = await ends()
      expect(first).toMatchObject({ place: to, hasFailed: false, fault: null })
      const [{ name = '', size = 0 } = {}] = first.kept ?? []
      expect((await readdir(to)).toSorted()).toEqual([...FOREIGN, name, MARK].toSorted())
      expect(Date.parse(first.nextAt ?? '')).toBeGreaterThan(Date.now())
      const held = await withArchive(join(to, name), (holdings) => summarise(holdings, () => {}))
      expect(held.documents.count).toBe(27)
      expect((await readFile(join(to, name))).length).toBe(size)
      expect(await readdir(folder)).not.toContain('backup-test')
      expect(await mails()).toEqual([])
      const gauges = await scrape(app)
      expect(gauges.sum('hausblick_own_backup_size_bytes')).toBe(size)
      expect(gauges.sum('hausblick_own_backup_next_timestamp_seconds')).toBe(
        Date.parse(first.nextAt ?? '') / 1000,
      )
      expect(gauges.sum('hausblick_last_backup_timestamp_seconds')).toBe(
        Date.parse(first.lastAt ?? '') / 1000,
      )

      // What a process has left that died is taken over. Without a document, it is kept, and so is the older one, which has it.
      const [lost = ''] = await listDocumentFiles(folder)
      await rm(lost)
      await leaveLease(database)
      expect(await ask(readBackupsCall)).toMatchObject({ isRunning: true })
      const incomplete = await ends()
      expect(incomplete).toMatchObject({ lastAt: first.lastAt, hasFailed: true })
      expect(incomplete.fault).toContain('Ein Dokument war schon vorher verloren')
      expect(incomplete.kept).toHaveLength(2)
      expect((await scrape(app)).sum('hausblick_last_backup_failed')).toBe(1)
      await vi.waitUntil(async () => (await mails()).length === 1, { timeout: BACKUP_MS })
      const [mail = ''] = await mails()
      const text = await readFile(join(folder, 'mail', mail), 'utf8')
      expect(text).toContain(`To: ${OPERATOR}`)
      expect(text).toContain('Die Sicherung ist misslungen')

      // Nothing is written where the folder is gone, and operators are told once a day.
      await rm(to, { recursive: true })
      const failed = await start()
      expect(failed).toMatchObject({ lastAt: first.lastAt, hasFailed: true, kept: null })
      expect(failed.fault).toContain(to)
      const outbox = await database.db.selectFrom('outbox').select('id').execute()
      expect([outbox, await mails()]).toEqual([[], [mail]])
      expect([logged('backed up'), logged('a backup has failed')]).toEqual([2, 1])
    },
    3 * BACKUP_MS,
  )
})

/** Leaves what a process does that dies while it backs up, a moment before its lease runs out. */
async function leaveLease({ db }: TestDatabase): Promise<void> {
  const now = Date.now()
  const [due, until] = [now, now + 500].map((at) => new Date(at).toISOString())
  await db
    .updateTable('service')
    .set({ backup_due_at: due, backup_lease: 'of the dead', backup_lease_until: until })
    .execute()
}
