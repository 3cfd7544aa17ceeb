import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ScanTable } from '../../platform/database/tables/scans.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { PAUSES_MS } from '../../platform/jobs/pauses.ts'
import { claim, failAttempt, hasRetry, type Queue } from '../../platform/jobs/queue.ts'
import type { ScannedPage } from '../intake/reader/answers.ts'

/** Literally the condition of the index `scan_not_done`. */
const isNotDone = sql`state <> 'done'`

/** Files whose scanned pages are to be read, the newest first; every page renews the lease. */
export const scans: Queue<'scan', 'file_key' | 'attempts'> = {
  ...{ table: 'scan', key: ['file_key'], due: 'claimed_until', attempts: 'attempts' },
  ...{ waits: isNotDone, since: sql`uploaded_at`, order: sql`uploaded_at desc` },
  ...{ leaseMs: 10 * 60_000, pausesMs: PAUSES_MS.slice(2) },
}

export interface ClaimedScan {
  readonly fileKey: string
  readonly state: ScanTable['state']
}

/** Claims the newest file to be read. Returns undefined if there is none. */
export async function claimScan(db: Kysely<Schema>): Promise<ClaimedScan | undefined> {
  const [scan] = await claim(db, scans, ['state'])
  return scan && { fileKey: scan.file_key, state: scan.state }
}

/** Returns the waiting pages of a file in order, those never tried first. */
export async function listWaiting(db: Kysely<Schema>, fileKey: string): Promise<number[]> {
  const pages = await db
    .selectFrom('scan_page')
    .select('page')
    .where('file_key', '=', fileKey)
    .where('state', '=', 'waiting')
    .orderBy(sql`reason is not null`)
    .orderBy('page')
    .execute()
  return pages.map(({ page }) => page)
}

/** Stores what was read in a page, at once, so that it is not read again whatever happens, and renews the claim. */
export async function storePage(
  db: Kysely<Schema>,
  { fileKey }: Pick<ClaimedScan, 'fileKey'>,
  page: number,
  found: ScannedPage,
): Promise<void> {
  const { text, terms } = { text: '', terms: '', ...found }
  const ended =
    found.kind === 'read'
      ? { state: 'read' as const, reason: null }
      : {
          state: 'unreadable' as const,
          reason: found.kind === 'doubtful' ? 'illegible' : found.why,
        }
  await updateWaiting(db, fileKey)
    .set({ ...ended, text, terms })
    .where('page', '=', page)
    .execute()
  await updateScan(db, fileKey).set({ claimed_until: leaseEnd(), attempts: 0 }).execute()
}

/** Notes that reading a page was cut short, and renews the claim. The page goes on waiting, behind all others. */
export async function noteCut(
  db: Kysely<Schema>,
  { fileKey }: Pick<ClaimedScan, 'fileKey'>,
  page: number,
): Promise<void> {
  await updateWaiting(db, fileKey).set({ reason: 'limits' }).where('page', '=', page).execute()
  await updateScan(db, fileKey).set({ claimed_until: leaseEnd() }).execute()
}

/** Leaves out the pages of a file beyond as many as are read of each. */
export async function skipBeyond(
  db: Kysely<Schema>,
  fileKey: string,
  pages: number,
): Promise<void> {
  const last = db
    .selectFrom('scan_page')
    .select('page')
    .where('file_key', '=', fileKey)
    .orderBy('page')
    .offset(pages)
    .limit(1)
  const first = await last.executeTakeFirst()
  if (!first) return
  await updateWaiting(db, fileKey)
    .set({ state: 'skipped' })
    .where('page', '>=', first.page)
    .execute()
}

/** Ends a claim; another process may go on with the file at once. */
export async function releaseScan(
  db: Kysely<Schema>,
  fileKey: string,
  state?: 'waiting' | 'done',
): Promise<void> {
  await updateScan(db, fileKey)
    .set({ claimed_until: null, ...(state && { state, attempts: 0 }) })
    .execute()
}

/** Ends the claim of a file after its turn: it is done, goes on, or pauses where reading its last pages was cut short. */
export async function endTurn(db: Kysely<Schema>, fileKey: string): Promise<void> {
  const waiting = await db
    .selectFrom('scan_page')
    .select('reason')
    .where('file_key', '=', fileKey)
    .where('state', '=', 'waiting')
    .execute()
  if (waiting.length === 0) await releaseScan(db, fileKey, 'done')
  else if (waiting.some(({ reason }) => reason === null)) await releaseScan(db, fileKey, 'waiting')
  else await postponeScan(db, fileKey)
}

/**
 * Releases a file that could not be fetched, or of which reading pages was cut short, to be retried with backoff, or gives up
 * the pages that wait.
 */
export async function postponeScan(db: Kysely<Schema>, fileKey: string): Promise<void> {
  const scan = await db
    .selectFrom('scan')
    .select(['file_key', 'attempts'])
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow()
  if (hasRetry(scans, scan)) {
    await failAttempt(db, scans, scan)
    return
  }
  await updateWaiting(db, fileKey)
    .set({ state: 'unreadable', reason: sql`coalesce(reason, 'missing')` })
    .execute()
  await releaseScan(db, fileKey, 'done')
}

const updateScan = (db: Kysely<Schema>, fileKey: string) =>
  db.updateTable('scan').where('file_key', '=', fileKey)

const updateWaiting = (db: Kysely<Schema>, fileKey: string) =>
  db.updateTable('scan_page').where('file_key', '=', fileKey).where('state', '=', 'waiting')

const leaseEnd = () => new Date(Date.now() + scans.leaseMs).toISOString()
