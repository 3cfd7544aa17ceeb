import { join } from 'node:path'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { completeCustomerSearch } from './accounts/customerSearch/keep.ts'
import { removeExpiredIdentity } from './accounts/embedded/removeExpired.ts'
import { renewAppSecrets } from './accounts/embedded/secondFactor/app.ts'
import { removeOldGuests } from './accounts/guests/removeOld.ts'
import { removeOldLines } from './audit/expire.ts'
import { completeListing } from './documents/listing/keep.ts'
import { removeExpiredAttempts } from './http/attemptLimits/removeExpired.ts'
import type { App, Service } from './http/service.ts'
import { removeOldMailFiles } from './mail/files.ts'
import { removeOldReminders } from './reminders/expire.ts'
import { removeOldReports } from './reports/runs/store.ts'
import { removeOldPageViews } from './site/pageViews/store.ts'

const EVERY_MS = 60 * 60 * 1000

/**
 * Removes expired data, indexes customers and documents that processes of an older version have not, and encrypts with the
 * current secret what the previous one did, at start and hourly. Safe to run in several processes at once.
 */
export function registerMaintenance(app: App, service: Service): void {
  const { database } = service
  const maintain = async () => {
    try {
      await removeExpired(service)
    } catch (err) {
      app.log.error({ err }, 'could not remove expired data')
    }
    try {
      await renewAppSecrets(database.db, service.config.secrets)
    } catch (err) {
      app.log.error({ err }, 'could not encrypt the secrets of authenticator apps anew')
    }
    try {
      await completeCustomerSearch(database)
    } catch (err) {
      app.log.error({ err }, 'could not complete the customer search')
    }
    try {
      await completeListing(database)
    } catch (err) {
      app.log.error({ err }, 'could not complete the list of documents')
    }
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const start = () => {
    running = maintain()
  }
  app.addHook('onReady', async () => {
    start()
    timer = setInterval(start, EVERY_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

async function removeExpired({ database: { db }, audit, config }: Service): Promise<void> {
  const now = new Date()
  await removeExpiredAttempts(db, now)
  await removeExpiredIdentity(db, now)
  await removeOldGuests(db, now)
  await removeOldPageViews(db, berlinDay(now))
  await removeOldMailFiles(join(config.dataDir, 'mail'), now)
  await removeOldReminders(db, now)
  await removeOldReports(db, now)
  await removeOldLines(db, audit, config.auditMonths, now)
}
