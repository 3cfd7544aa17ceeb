import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { completeCustomerSearch } from './accounts/customerSearch/keep.ts'
import { removeRetiredKeys } from './accounts/embedded/keys.ts'
import { earliestSignIn } from './accounts/embedded/sessions/lifetime.ts'
import type { Database } from './database/open.ts'
import type { App, Service } from './http/service.ts'
import { removeOldPageViews } from './site/pageViews/store.ts'

const EVERY_MS = 60 * 60 * 1000

/**
 * Removes what no longer counts, and adds to the search what processes of an older version left out of it, when the service
 * starts and every hour. Several processes do not disturb each other.
 */
export function registerCleaning(app: App, { database }: Service): void {
  const clean = async () => {
    try {
      await removeExpired(database)
    } catch (err) {
      app.log.error({ err }, 'could not remove what has expired')
    }
    try {
      await completeCustomerSearch(database)
    } catch (err) {
      app.log.error({ err }, 'could not complete the search for customers')
    }
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const start = () => {
    running = clean()
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

async function removeExpired({ db, dialect }: Database): Promise<void> {
  const now = new Date()
  const attempts = db.selectFrom('attempt').select('key').where('free_at_ms', '<=', now.getTime())
  // Whoever counts an attempt holds several rows, and would wait for this as this would wait for them.
  const free = dialect === 'postgres' ? attempts.forUpdate().skipLocked() : attempts
  await db.deleteFrom('attempt').where('key', 'in', free).execute()
  await db.deleteFrom('known_client').where('until_ms', '<=', now.getTime()).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .deleteFrom('identity_session')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now.toISOString()),
        eb('created_at', '<=', earliestSignIn(now)),
      ]),
    )
    .execute()
  await removeRetiredKeys(db, now)
  await removeOldPageViews(db, berlinDay(now))
}
