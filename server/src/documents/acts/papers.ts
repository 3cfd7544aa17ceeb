import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { takeBackPaper } from '../papers/filePaper.ts'
import { restorePaper } from '../papers/removePaper.ts'
import type { Acting } from './act.ts'
import { type PaperRow, whereNow } from './journal.ts'

/** Locks papers until the transaction ends, in the order of their numbers. */
export async function lockPapers(
  trx: Transaction<Schema>,
  papers: readonly number[],
): Promise<void> {
  for (const paper of papers.toSorted((a, b) => a - b))
    await trx
      .updateTable('paper')
      .set((eb) => ({ name: eb.ref('name') }))
      .where('id', '=', paper)
      .execute()
}

/** Returns whether a paper waits under the name that the caller saw. */
export async function isWaiting(
  trx: Transaction<Schema>,
  { paper, seen }: { readonly paper: number; readonly seen: string },
): Promise<boolean> {
  const waiting = trx.selectFrom('paper').select('id').where('state', '=', 'waiting')
  const found = waiting.where('id', '=', paper).where('name', '=', seen)
  return (await found.executeTakeFirst()) !== undefined
}

/** Makes a paper wait again; returns false where something else has become of it since. */
export async function makeWait({ trx, record }: Acting, row: PaperRow): Promise<boolean> {
  const document = whereNow(row)
  try {
    if (!document) await restorePaper(trx, record, row.paper_id)
    else {
      const { customerId, number, fileName: seen } = document
      await takeBackPaper(trx, record, { paper: row.paper_id, customerId, number, seen })
    }
    return true
  } catch (error) {
    if (error instanceof ServiceError) return false
    throw error
  }
}
