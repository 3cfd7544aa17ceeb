import { join } from 'node:path'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { completeListKeys } from '../documents/listKeys/update.ts'
import { forgetOldMails } from '../documents/mailbox/forget.ts'
import { removeOldGivings } from '../documents/sharing/givings.ts'
import { forgetOldFiles } from '../documents/watched/state.ts'
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
import { renewSettings } from '../platform/operator/savedSettings.ts'
import { removeOldOwners } from '../sets/import/owners/save.ts'
import { removeOldImports } from '../sets/import/runs/expire.ts'
import { removeOldReports } from '../sets/reports/runs/store.ts'

const EVERY_MS = 60 * 60 * 1000
/** The audit log is checked from end to end, and expires, once in this many rounds. */
const ROUNDS_PER_CHECK = 24
/** As many faults as a line of the service's log takes. */
const NAMED_FAULTS = 20

/**
 * Removes expired data, indexes customers and documents that processes of an older version have not, renews what lists of
 * customers show, and encrypts with the current secret what the previous one did, at start and hourly; checks the audit log
 * daily. What fails is reported, and stops nothing else. Safe to run in several processes at once.
 */
export function registerMaintenance(app: App, service: Service): void {
  const { audit, config, database } = service
  const { db } = database
  const closing = new AbortController()
  let rounds = 0
  let known: AuditState['end'] | null = null
  const checkAudit = async () => {
    if (rounds++ % ROUNDS_PER_CHECK > 0) return
    const { signal } = closing
    const { faults, end } = await removeOldLines(db, audit, config, { known, signal })
    const isEmpty = end.number === 0
    if (faults.length > 0 && !(isEmpty && known === null))
      app.log.error(
        { count: faults.length, faults: faults.slice(0, NAMED_FAULTS) },
        'the audit log is not what the service wrote',
      )
    if (!isEmpty) known = end
  }
  const tasks: Readonly<Record<string, (now: Date) => Promise<unknown>>> = {
    'remove expired attempts': (now) => removeExpiredAttempts(db, now),
    'remove expired sessions and tokens': (now) => removeExpiredIdentity(db, now),
    'remove old guests': (now) => removeOldGuests(db, now),
    'remove old page views': (now) => removeOldPageViews(db, berlinDay(now)),
    'remove old mail files': (now) => removeOldMailFiles(join(config.dataDir, 'mail'), now),
    'remove old refusals': (now) => removeOldRefusals(db, now),
    'remove old reminders': (now) => removeOldReminders(db, now),
    'remove old reports': (now) => removeOldReports(db, now),
    'remove old givings': (now) => removeOldGivings(db, now),
    'remove old imports': (now) => removeOldImports(db, now),
    'remove owners of old imports': (now) => removeOldOwners(db, now),
    'forget old mails': (now) => forgetOldMails(db, now),
    'forget refused files': (now) => forgetOldFiles(db, now),
    'remove old events': (now) => removeOldEvents(db, now),
    'check the audit log': checkAudit,
    'encrypt the secrets of authenticator apps anew': () =>
      renewAppSecrets(db, createEncryption(config.secrets)),
    'encrypt the secrets of webhooks anew': () =>
      renewEncryption(db, createEncryption(config.secrets)),
    'encrypt the settings anew': () => renewSettings(db, config.secrets),
    'complete the customer search': () => completeCustomerSearch(database),
    'complete the list of documents': () => completeListKeys(database),
    'renew what the list of customers shows': () => renewSummaries(database, closing.signal),
    'store when accounts were last seen': () => storeLastSeen(db),
  }
  const maintain = async () => {
    const now = new Date()
    for (const [task, run] of Object.entries(tasks))
      try {
        await run(now)
      } catch (err) {
        if (!(run === checkAudit && closing.signal.aborted))
          app.log.error({ err }, `could not ${task}`)
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
