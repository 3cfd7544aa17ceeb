import type { WorkKind } from '@hausblick/contract/calls/overview.ts'
import { Gauge, type Registry } from 'prom-client'
import { measureMailbox } from '../../documents/mailbox/state.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/open.ts'
import { findLastImport } from '../../sets/import/staging/lastImport.ts'
import { countWork, secondsSince } from '../work.ts'
import { registerBackups } from './backups.ts'

/** Counting more would cost more than the difference is worth. */
const MOST_COUNTED = 100_000

/** Where mails wait: notices become mails of the outbox. */
const MAIL_QUEUES = { outbox: 'mails', notices: 'notices' } as const

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
  const webhooks = new Gauge({
    name: 'hausblick_webhooks',
    help: 'Messages to other programs that wait, or were given up within 30 days.',
    labelNames: ['state'],
    registers,
  })
  const oldestWebhook = new Gauge({
    name: 'hausblick_webhooks_oldest_seconds',
    help: 'The age of the first message that waits; 0 if none does.',
    registers,
  })
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
    for (const gauge of [texts, lastImport, oldestWebhook]) gauge.remove()
    for (const state of ['waiting', 'unreadable']) scans.remove({ state })
    for (const state of ['waiting', 'failed']) webhooks.remove({ state })
    for (const queue of Object.keys(MAIL_QUEUES)) {
      mails.remove({ queue, state: 'new' })
      mails.remove({ queue, state: 'failed_before' })
      overdue.remove({ queue })
    }
  }
  const count = (kind: WorkKind) => countWork(db, kind, MOST_COUNTED)
  return {
    read: async () => {
      for (const [queue, kind] of Object.entries(MAIL_QUEUES)) {
        const { waiting, failedBefore, oldestAt } = await count(kind)
        mails.set({ queue, state: 'new' }, waiting - failedBefore)
        mails.set({ queue, state: 'failed_before' }, failedBefore)
        overdue.set({ queue }, secondsSince(oldestAt))
      }
      texts.set((await count('texts')).waiting)
      const pages = await count('scans')
      scans.set({ state: 'waiting' }, pages.waiting)
      scans.set({ state: 'unreadable' }, pages.givenUp)
      const importedAt = await findLastImport(db)
      if (importedAt === null) lastImport.remove()
      else lastImport.set(importedAt.getTime() / 1000)
      await backups.read()
      const messages = await count('webhooks')
      webhooks.set({ state: 'waiting' }, messages.waiting)
      webhooks.set({ state: 'failed' }, messages.givenUp)
      oldestWebhook.set(secondsSince(messages.oldestAt))
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
