import { join } from 'node:path'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { completeListKeys } from '../documents/listKeys/update.ts'
import { forgetOldMails } from '../documents/mailbox/forget.ts'
import { removeOldGivings } from '../documents/sharing/givings.ts'
import { removeOldReminders } from '../doors/reminders/expire.ts'
import { removeOldPageViews } from '../doors/site/pageViews/store.ts'
import { completeCustomerSearch } from '../people/accounts/customerSearch/entries.ts'
import { removeOldGuests } from '../people/accounts/guests/removeOld.ts'
import { renewSummaries } from '../people/customers/directory/renew.ts'
import { storeLastSeen } from '../people/customers/directory/seen.ts'
import { createEncryption } from '../people/identity/account/encryption.ts'
import { removeExpiredIdentity } from '../people/identity/embedded/removeExpired.ts'
import { renewAppSecrets } from '../people/identity/secondFactor/app.ts'
import { removeOldEvents, renewEncryption } from '../people/webhooks/expire.ts'
import { removeOldLines } from '../platform/audit/expire.ts'
import type { AuditState } from '../platform/audit/verify.ts'
import { removeExpiredAttempts } from '../platform/http/attemptLimits/removeExpired.ts'
import type { App, Service } from '../platform/http/service.ts'
import { removeOldMailFiles } from '../platform/mail/files.ts'
import { removeOldRefusals } from '../platform/mail/refused.ts'
import { removeOldOwners } from '../sets/import/owners/save.ts'
import { removeOldImports } from '../sets/import/runs/expire.ts'
import { removeOldReports } from '../sets/reports/runs/store.ts'

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
