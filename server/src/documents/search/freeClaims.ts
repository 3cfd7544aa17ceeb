import type { Database } from '../../platform/database/open.ts'
import { isNotDone } from '../scans/claim.ts'
import { isNotRead } from './claimText.ts'

/**
 * Frees what a process that was killed had begun to read, so that the next one need not wait until its claims have run out. Only
 * on SQLite, whose service is one process: on PostgreSQL, another may be reading. What could not be fetched lately waits on.
 */
export async function freeClaims({ db, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  for (const table of ['document', 'paper'] as const)
    await db
      // Both have these columns.
      .updateTable(table as 'document')
      .set({ text_claimed_until: null })
      .where(isNotRead)
      .where('text_claimed_until', 'is not', null)
      .where('text_attempts', '=', 0)
      .execute()
  await db
    .updateTable('scan')
    .set({ claimed_until: null })
    .where(isNotDone)
    .where('claimed_until', 'is not', null)
    .where('attempts', '=', 0)
    .execute()
}
