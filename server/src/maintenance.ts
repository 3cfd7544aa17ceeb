import { join } from 'node:path'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { completeCustomerSearch } from './accounts/customerSearch/entries.ts'
import { removeOldGuests } from './accounts/guests/removeOld.ts'
import { removeOldLines } from './audit/expire.ts'
import type { AuditState } from './audit/verify.ts'
import { renewSummaries } from './customers/directory/renew.ts'
import { storeLastSeen } from './customers/directory/seen.ts'
import { completeListKeys } from './documents/listKeys/update.ts'
import { removeOldGivings } from './documents/sharing/givings.ts'
import { removeExpiredAttempts } from './http/attemptLimits/removeExpired.ts'
import type { App, Service } from './http/service.ts'
import { createEncryption } from './identity/account/encryption.ts'
import { removeExpiredIdentity } from './identity/embedded/removeExpired.ts'
import { renewAppSecrets } from './identity/secondFactor/app.ts'
import { removeOldOwners } from './import/owners/save.ts'
import { removeOldImports } from './import/runs/expire.ts'
import { removeOldMailFiles } from './mail/files.ts'
import { removeOldRefusals } from './mail/refused.ts'
import { forgetOldMails } from './mailbox/forget.ts'
import { removeOldReminders } from './reminders/expire.ts'
import { removeOldReports } from './reports/runs/store.ts'
import { removeOldPageViews } from './site/pageViews/store.ts'
import { removeOldEvents, renewEncryption } from './webhooks/expire.ts'

const EVERY_MS = 60 * 60 * 1000
/** So often the audit log is checked from end to end, and expires. */
const ROUNDS_PER_CHECK = 24
/** Of what is wrong with it, as much as a line of the service's log takes. */
const NAMED_FAULTS = 20

/**
 * Removes expired data, indexes customers and documents that processes of an older version have not, renews what lists of
 * customers show, and encrypts with the current secret what the previous one did, at start and hourly; checks the audit log daily. Safe to run in several processes at
 * once.
 */
export function registerMaintenance(app: App, service: Service): void {
  const { audit, config, database } = service
  const closing = new AbortController()
  let rounds = 0
  let known: AuditState['end'] | null = null
  const checkAudit = async () => {
    if (rounds++ % ROUNDS_PER_CHECK > 0) return
    const { signal } = closing
    const { faults, end } = await removeOldLines(database.db, audit, config, { known, signal })
    const isEmpty = end.number === 0
    if (faults.length > 0 && !(isEmpty && known === null))
      app.log.error(
        { count: faults.length, faults: faults.slice(0, NAMED_FAULTS) },
        'the audit log is not what the service wrote',
      )
    if (!isEmpty) known = end
  }
  const maintain = async () => {
    try {
      await removeExpired(service)
    } catch (err) {
      app.log.error({ err }, 'could not remove expired data')
    }
    try {
      await checkAudit()
    } catch (err) {
      if (!closing.signal.aborted) app.log.error({ err }, 'could not check the audit log')
    }
    try {
      await renewAppSecrets(database.db, createEncryption(config.secrets))
      await renewEncryption(database.db, createEncryption(config.secrets))
    } catch (err) {
      app.log.error(
        { err },
        'could not encrypt the secrets of authenticator apps and webhooks anew',
      )
    }
    try {
      await completeCustomerSearch(database)
    } catch (err) {
      app.log.error({ err }, 'could not complete the customer search')
    }
    try {
      await completeListKeys(database)
    } catch (err) {
      app.log.error({ err }, 'could not complete the list of documents')
    }
    try {
      await renewSummaries(database, closing.signal)
      await storeLastSeen(database.db)
    } catch (err) {
      app.log.error({ err }, 'could not renew what the list of customers shows')
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
    closing.abort()
    await running
  })
}

async function removeExpired({ database: { db }, config }: Service): Promise<void> {
  const now = new Date()
  await removeExpiredAttempts(db, now)
  await removeExpiredIdentity(db, now)
  await removeOldGuests(db, now)
  await removeOldPageViews(db, berlinDay(now))
  await removeOldMailFiles(join(config.dataDir, 'mail'), now)
  await removeOldRefusals(db, now)
  await removeOldReminders(db, now)
  await removeOldReports(db, now)
  await removeOldGivings(db, now)
  await removeOldImports(db, now)
  await removeOldOwners(db, now)
  await forgetOldMails(db, now)
  await removeOldEvents(db, now)
}
