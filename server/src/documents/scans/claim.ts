import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ScanTable } from '../../database/tables/scans.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { ScannedPage } from '../intake/reader/answers.ts'

/** A claim's lease, longer than fetching a file and reading a page take; every page renews it. */
const CLAIM_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** The pause after each failed attempt to fetch a file. */
const BACKOFF_MS = [10 * 60_000, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

export interface ClaimedScan {
  readonly fileKey: string
  readonly state: ScanTable['state']
  readonly attempts: number
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
    .set({ claimed_until: new Date(now + CLAIM_MS).toISOString() })
    .where('file_key', 'in', (eb) => eb.selectFrom('claimed').select('file_key'))
    .returning(['file_key as fileKey', 'state', 'attempts'])
    .executeTakeFirst()
}

/** Returns the pages of a file that wait, in order. */
export async function listWaiting(db: Kysely<Schema>, fileKey: string): Promise<number[]> {
  const pages = await db
    .selectFrom('scan_page')
    .select('page')
    .where('file_key', '=', fileKey)
    .where('state', '=', 'waiting')
    .orderBy('page')
    .execute()
  return pages.map(({ page }) => page)
}

/** Stores what was read in a page, at once, so that it is not read again whatever happens, and renews the claim. */
export async function storePage(
  db: Kysely<Schema>,
  { fileKey }: Pick<ClaimedScan, 'fileKey'>,
  page: number,
  found: ScannedPage | { readonly kind: 'unreadable'; readonly why: 'limits' },
): Promise<void> {
  await db
    .updateTable('scan_page')
    .set(
      found.kind === 'read'
        ? { state: 'read', text: found.text, terms: found.terms }
        : { state: 'unreadable', reason: found.why },
    )
    .where('file_key', '=', fileKey)
    .where('page', '=', page)
    .where('state', '=', 'waiting')
    .execute()
  await db
    .updateTable('scan')
    .set({ claimed_until: new Date(Date.now() + CLAIM_MS).toISOString(), attempts: 0 })
    .where('file_key', '=', fileKey)
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
  await db
    .updateTable('scan_page')
    .set({ state: 'skipped' })
    .where('file_key', '=', fileKey)
    .where('page', '>=', first.page)
    .where('state', '=', 'waiting')
    .execute()
}

/** Ends a claim: the file is done, or another process may go on with it at once. */
export async function releaseScan(
  db: Kysely<Schema>,
  fileKey: string,
  state?: 'waiting' | 'done',
): Promise<void> {
  await db
    .updateTable('scan')
    .set({ claimed_until: null, ...(state && { state, attempts: 0 }) })
    .where('file_key', '=', fileKey)
    .execute()
}

/** Releases a file after a failed attempt to fetch it, to be retried with backoff, or gives it up. */
export async function postponeScan(
  db: Kysely<Schema>,
  { fileKey, attempts }: ClaimedScan,
): Promise<void> {
  const pause = BACKOFF_MS[attempts]
  await db
    .updateTable('scan')
    .set({
      attempts: attempts + 1,
      claimed_until: pause === undefined ? null : new Date(Date.now() + pause).toISOString(),
      ...(pause === undefined && { state: 'done' }),
    })
    .where('file_key', '=', fileKey)
    .execute()
}
