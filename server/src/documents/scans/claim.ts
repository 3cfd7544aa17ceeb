import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ScanTable } from '../../platform/database/tables/scans.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { ScannedPage } from '../intake/reader/answers.ts'

/** A claim's lease, longer than fetching a file and reading a page take; every page renews it. */
const CLAIM_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** The pause after each failed attempt in a row. */
const BACKOFF_MS = [10 * 60_000, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

export interface ClaimedScan {
  readonly fileKey: string
  readonly state: ScanTable['state']
}

/** Literally the condition of the index `scan_not_done`. */
export const isNotDone = sql<boolean>`state <> 'done'`

/**
 * Claims the newest file to be read that no other process has claimed. Returns undefined if there is none; it then has not
 * written anything, so that polling never waits for writers.
 */
export async function claimScan(db: Kysely<Schema>): Promise<ClaimedScan | undefined> {
  const now = Date.now()
  const newest = db
    .selectFrom('scan')
    .select('file_key')
    .where(isNotDone)
    .where(({ or, eb }) =>
      or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', new Date(now).toISOString())]),
    )
    .orderBy('uploaded_at', 'desc')
    .limit(1)
  if ((await newest.execute()).length === 0) return undefined
  return await db
    .with('claimed', () => newest.forUpdate().skipLocked())
    .updateTable('scan')
    .set({ claimed_until: after(CLAIM_MS) })
    .where('file_key', 'in', (eb) => eb.selectFrom('claimed').select('file_key'))
    .returning(['file_key as fileKey', 'state'])
    .executeTakeFirst()
}

/** Returns the pages of a file that wait, in order, first those that nobody has tried to read. */
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
  await updateScan(db, fileKey)
    .set({ claimed_until: after(CLAIM_MS), attempts: 0 })
    .execute()
}

/** Notes that reading a page was cut short, and renews the claim. The page goes on waiting, behind all others. */
export async function noteCut(
  db: Kysely<Schema>,
  { fileKey }: Pick<ClaimedScan, 'fileKey'>,
  page: number,
): Promise<void> {
  await updateWaiting(db, fileKey).set({ reason: 'limits' }).where('page', '=', page).execute()
  await updateScan(db, fileKey)
    .set({ claimed_until: after(CLAIM_MS) })
    .execute()
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
  const { attempts } = await db
    .selectFrom('scan')
    .select('attempts')
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow()
  const pause = BACKOFF_MS[attempts]
  if (pause !== undefined) {
    const paused = { attempts: attempts + 1, claimed_until: after(pause) }
    await updateScan(db, fileKey).set(paused).execute()
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

const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
