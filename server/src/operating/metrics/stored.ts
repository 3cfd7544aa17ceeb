import { Gauge, type Registry } from 'prom-client'
import { measureMailbox } from '../../documents/mailbox/state.ts'
import { notices } from '../../documents/notices/queue.ts'
import { countScans } from '../../documents/scans/count.ts'
import { texts as textQueue } from '../../documents/search/claimText.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/open.ts'
import { type Backlog, countWaiting } from '../../platform/jobs/countWaiting.ts'
import { outbox } from '../../platform/mail/outbox.ts'
import { findLastImport } from '../../sets/import/staging/lastImport.ts'
import { registerBackups } from './backups.ts'
import { registerWebhookMetrics } from './webhooks.ts'

/** Counting more would cost more than the difference is worth. */
const MOST_COUNTED = 100_000

/** Where mails wait: notices become mails of the outbox. */
const MAIL_QUEUES = ['outbox', 'notices'] as const

const SCAN_STATES = ['waiting', 'unreadable'] as const

/** Metrics that are read from the database. */
export interface StoredMetrics {
  /** Reads all of them. Rejects, with none left from before, if any cannot be read. */
  read(): Promise<void>
  /** Leaves them out until they are read again. */
  remove(): void
}

export function registerStored(
  database: Database,
  config: Pick<Config, 'backups' | 'mailbox'>,
  registry: Registry,
): StoredMetrics {
  const { db } = database
  const { mailbox } = config
  const registers = [registry]
  const texts = new Gauge({
    name: 'hausblick_texts_waiting',
    help: `Documents whose text has not been read for the search yet, up to ${MOST_COUNTED}.`,
    registers,
  })
  const scans = new Gauge({
    name: 'hausblick_scanned_pages',
    help: `Scanned pages that have not been read for the search yet, or cannot be, up to ${MOST_COUNTED} each.`,
    labelNames: ['state'],
    registers,
  })
  const mails = new Gauge({
    name: 'hausblick_mails_waiting',
    help: `Mails, or parts of mails, that wait in a queue, up to ${MOST_COUNTED}: new, or failed before.`,
    labelNames: ['queue', 'state'],
    registers,
  })
  const overdue = new Gauge({
    name: 'hausblick_mails_overdue_seconds',
    help: 'For how long the first mail of a queue has been due; 0 if none is.',
    labelNames: ['queue'],
    registers,
  })
  const lastImport = new Gauge({
    name: 'hausblick_last_import_timestamp_seconds',
    help: 'When tables were last imported, in seconds since 1970; left out if never.',
    registers,
  })
  const backups = registerBackups(database, config, registry)
  const webhooks = registerWebhookMetrics(db, registry)
  const mailboxLook = new Gauge({
    name: 'hausblick_mailbox_last_look_timestamp_seconds',
    help: 'When the mailbox was last looked into without a failure, in seconds since 1970; left out if never.',
    registers,
  })
  const mailboxFailures = new Gauge({
    name: 'hausblick_mailbox_failures',
    help: 'Looks into the mailbox in succession that have failed.',
    registers,
  })
  const mailboxWaiting = new Gauge({
    name: 'hausblick_mailbox_mails_waiting',
    help: 'Mails that were seen in the mailbox and are not taken yet, up to 1000.',
    registers,
  })
  const removeMailbox = () => {
    for (const gauge of [mailboxLook, mailboxFailures, mailboxWaiting]) gauge.remove()
  }
  const remove = () => {
    removeMailbox()
    backups.remove()
    webhooks.remove()
    for (const gauge of [texts, lastImport]) gauge.remove()
    for (const state of SCAN_STATES) scans.remove({ state })
    for (const queue of MAIL_QUEUES) {
      mails.remove({ queue, state: 'new' })
      mails.remove({ queue, state: 'failed_before' })
      overdue.remove({ queue })
    }
  }
  const setQueue = (
    queue: (typeof MAIL_QUEUES)[number],
    { waiting, failedBefore, earliestDueAt }: Backlog,
  ) => {
    mails.set({ queue, state: 'new' }, waiting - failedBefore)
    mails.set({ queue, state: 'failed_before' }, failedBefore)
    const dueAt = earliestDueAt === null ? Date.now() : Date.parse(earliestDueAt)
    overdue.set({ queue }, Math.max(0, (Date.now() - dueAt) / 1000))
  }
  return {
    read: async () => {
      setQueue('outbox', await countWaiting(db, outbox, MOST_COUNTED))
      setQueue('notices', await countWaiting(db, notices, MOST_COUNTED))
      texts.set((await countWaiting(db, textQueue, MOST_COUNTED)).waiting)
      const pages = await countScans(db, MOST_COUNTED)
      for (const state of SCAN_STATES) scans.set({ state }, pages[state])
      const importedAt = await findLastImport(db)
      if (importedAt === null) lastImport.remove()
      else lastImport.set(importedAt.getTime() / 1000)
      await backups.read()
      await webhooks.read()
      // A mailbox that the settings no longer name is left out.
      if (mailbox === null) return removeMailbox()
      const { lookedAt, failures, waiting } = await measureMailbox(db)
      if (lookedAt === null) mailboxLook.remove()
      else mailboxLook.set(lookedAt.getTime() / 1000)
      mailboxFailures.set(failures)
      mailboxWaiting.set(waiting)
    },
    remove,
  }
}
