import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { PaperChangeTable } from '../../platform/database/tables/documentChanges.ts'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { filePaper, takeBackPaper } from '../papers/filePaper.ts'
import { removePaper, restorePaper } from '../papers/removePaper.ts'
import { type ChangedPaper, whereNow } from './step.ts'

export type PaperChange = Extract<DocumentChange, { readonly paper: number }>

export function isPaperChange(change: DocumentChange): change is PaperChange {
  return 'paper' in change
}

type Papers = ReadonlyMap<number, Pick<Selectable<PaperTable>, 'name' | 'state'>>

/** Locks papers until the transaction ends, in the order of their numbers, and returns those that there are. */
export async function lockPapers(
  trx: Transaction<Schema>,
  papers: readonly number[],
): Promise<Papers> {
  const locked = new Map<number, Pick<Selectable<PaperTable>, 'name' | 'state'>>()
  for (const paper of papers.toSorted((a, b) => a - b)) {
    const found = await trx
      .updateTable('paper')
      .set((eb) => ({ name: eb.ref('name') }))
      .where('id', '=', paper)
      .returning(['name', 'state'])
      .executeTakeFirst()
    if (found) locked.set(paper, found)
  }
  return locked
}

interface Applying {
  readonly config: Service['config']
  readonly caller: StaffCaller
  readonly record: Recorder
}

/** Files a paper that waits, puts it into the inbox of a customer, or removes it. */
export async function changePaper(
  trx: Transaction<Schema>,
  { config, caller, record }: Applying,
  change: PaperChange,
): Promise<ChangedPaper> {
  const { kind, paper, seen: name } = change
  if (kind === 'removePaper') {
    await removePaper(trx, record, caller, paper)
    return { kind, paper, name, after: null }
  }
  const parts = kind === 'givePaper' ? null : change
  const filing = { paper, customerId: change.customerId, parts }
  return { kind, paper, name, after: await filePaper(trx, { config, record }, caller, filing) }
}

/** Makes a paper wait again, and says whether it does; it does not where something else has become of it since. */
export async function undoPaper(
  trx: Transaction<Schema>,
  record: Recorder,
  row: Selectable<PaperChangeTable>,
): Promise<boolean> {
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
