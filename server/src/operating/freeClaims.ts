import { scans } from '../documents/scans/claim.ts'
import { paperTexts, texts } from '../documents/search/claimText.ts'
import type { Database } from '../platform/database/open.ts'
import { looksInto } from '../platform/jobs/lease.ts'
import { freeClaimed } from '../platform/jobs/queue.ts'

/**
 * Frees what a process that was killed had begun to read or look into, so that the next one need not wait until its claims have run out. Only
 * on SQLite, whose service is one process: on PostgreSQL, another may be reading. What could not be fetched lately waits on.
 */
export async function freeClaims({ db, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  await freeClaimed(db, texts)
  await freeClaimed(db, paperTexts)
  await freeClaimed(db, scans)
  await freeClaimed(db, looksInto('mailbox'))
  await freeClaimed(db, looksInto('watched_folder'))
}
