import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { notices } from '../../documents/notices/queue.ts'
import { texts } from '../../documents/search/claimText.ts'
import type { App } from '../../platform/http/service.ts'
import { countWaiting } from '../../platform/jobs/countWaiting.ts'
import { recordBackup } from '../../sets/backup/lastBackup.ts'
import { importFiles } from '../../sets/import/importFiles.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { BESTAND } from '../../testing/import/bestand.ts'
import { METRICS_TOKEN, scrape } from '../../testing/metrics.ts'

const HOUR_MS = 60 * 60_000
const LAST_IMPORT = 'hausblick_last_import_timestamp_seconds'

onEachDatabase('metrics of what is stored', (newDatabase) => {
  const newApp = newApps()
  const documents = useDocuments(newDatabase, { environment: { METRICS_TOKEN } })
  const { app, database, db, upload } = documents
  const queue = { queue: 'notices' }
  beforeAll(async () => {
    await documents.add({ customerId: 'A' })
  })

  test('mails and texts wait until they are sent and read', async () => {
    const before = await scrape(app())
    expect(before.sum('hausblick_texts_waiting')).toBe(0)
    expect(before.sum('hausblick_mails_waiting')).toBe(0)
    expect((await upload('a', {})).statusCode).toBe(200)
    const { sum } = await scrape(app())
    expect(sum('hausblick_texts_waiting')).toBe(1)
    expect(sum('hausblick_scanned_pages')).toBe(0)
    // To operator and staff; due in a few minutes.
    expect(sum('hausblick_mails_waiting', { ...queue, state: 'new' })).toBe(2)
    expect(sum('hausblick_mails_waiting', { ...queue, state: 'failed_before' })).toBe(0)
    expect(sum('hausblick_mails_overdue_seconds', queue)).toBe(0)

    const due_at = new Date(Date.now() - HOUR_MS).toISOString()
    // Claimed, so that the service does not send it meanwhile.
    const claimed_until = new Date(Date.now() + HOUR_MS).toISOString()
    await db().updateTable('notice').set({ due_at, claimed_until, attempts: 1 }).execute()
    await db().updateTable('document').set({ text_state: 'read' }).execute()
    const later = await scrape(app())
    expect(later.sum('hausblick_texts_waiting')).toBe(0)
    expect(later.sum('hausblick_mails_waiting', { ...queue, state: 'new' })).toBe(0)
    expect(later.sum('hausblick_mails_waiting', { ...queue, state: 'failed_before' })).toBe(2)
    expect(later.sum('hausblick_mails_overdue_seconds', queue)).toBeGreaterThanOrEqual(3600)
  })

  test('mails of the outbox are counted by themselves', async () => {
    const due_at = new Date(Date.now() + HOUR_MS).toISOString()
    const mail = { content: '', due_at, expires_at: null, attempts: 1 }
    await db().insertInto('outbox').values(mail).execute()
    const { sum } = await scrape(app())
    const outbox = { queue: 'outbox', state: 'failed_before' }
    expect(sum('hausblick_mails_waiting', outbox)).toBe(1)
    expect(sum('hausblick_mails_overdue_seconds', { queue: 'outbox' })).toBe(0)
  })

  test('a mailbox is measured while the settings name one', async () => {
    const failed = { failures: 3, failed_since: new Date().toISOString() }
    await db().updateTable('mailbox').set(failed).execute()
    const failures = async (of: App) => (await scrape(of)).sum('hausblick_mailbox_failures')
    expect(await failures(app())).toBeUndefined()
    // Port 9 of this machine, where nothing answers.
    const environment = { METRICS_TOKEN, IMAP_URL: 'imap://post:geheim@127.0.0.1:9' }
    const looking = await newApp(database(), { environment })
    expect(await failures(looking)).toBeGreaterThanOrEqual(3)
  })

  test('counting stops at a bound', async () => {
    // To operator and staff.
    await upload('a', {})
    await upload('a', { docName: 'Noch ein Brief' })
    expect((await countWaiting(db(), texts, 1)).waiting).toBe(1)
    expect((await countWaiting(db(), notices, 1)).waiting).toBe(1)
  })

  test('the last whole backup counts by its beginning, and a later failure by itself', async () => {
    const backup = async () => {
      const { sum } = await scrape(app())
      return [sum('hausblick_last_backup_timestamp_seconds'), sum('hausblick_last_backup_failed')]
    }
    expect(await backup()).toEqual([0, 0])
    const beganAt = new Date(Date.now() - HOUR_MS)
    await recordBackup(db(), { beganAt, isWhole: true })
    expect(await backup()).toEqual([beganAt.getTime() / 1000, 0])
    await recordBackup(db(), { beganAt: new Date(), isWhole: false })
    expect(await backup()).toEqual([beganAt.getTime() / 1000, 1])
    const next = new Date()
    await recordBackup(db(), { beganAt: next, isWhole: true })
    expect(await backup()).toEqual([next.getTime() / 1000, 0])
  })

  test('the last import is that of tables, committed, whether or not it changed anything', async () => {
    const lastImport = async () => (await scrape(app())).sum(LAST_IMPORT)
    expect(await lastImport()).toBeUndefined()
    await importFiles(database(), [BESTAND], { dryRun: true })
    const document = join(documents.folder(), 'readv_A_Weg 1_20250301_Brief_Gruß.pdf')
    await writeFile(document, pdf('a letter'))
    expect((await importFiles(database(), [document])).documents).toEqual([document])
    expect(await lastImport()).toBeUndefined()

    const startedAt = Date.now() / 1000
    expect((await importFiles(database(), [BESTAND])).problems.errors).toEqual([])
    const first = Number(await lastImport())
    expect(first).toBeGreaterThanOrEqual(startedAt)
    await importFiles(database(), [join(BESTAND, 'dashboard-object.csv')])
    expect(await lastImport()).toBeGreaterThan(first)
  })
})
