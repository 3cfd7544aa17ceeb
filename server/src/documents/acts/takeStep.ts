import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { staffOf } from '../notices/queue.ts'
import * as texts from '../texts.ts'
import type { ReservedFile } from '../withheld/storedFiles.ts'
import type { Asking } from './act.ts'
import { apply, storeFor } from './acts.ts'
import { askedOf, papersOf } from './asked.ts'
import { conflictOf } from './conflicts.ts'
import { type Changed, type Done, findDone, keepStep } from './journal.ts'
import { createLines } from './lines.ts'
import { lockPapers } from './papers.ts'

interface Step {
  readonly step: string
  readonly changes: readonly DocumentChange[]
}

/**
 * Does acts on documents and papers, all or none. Repeating a step changes nothing. Throws a ServiceError: 400 for empty parts, a
 * document or paper named twice, and what is given to the demo; 404 for an unknown customer; 409 where somebody else has changed
 * documents since the caller saw them, with their names; and what acts throw while they store files.
 */
export async function takeStep(
  service: Service,
  asking: Asking,
  { step, changes }: Step,
): Promise<Done> {
  const { audit, config, database } = service
  const { db } = database
  const { caller } = asking
  checkChanges(changes, config.demoCustomerId)
  const earlier = await findDone(db, step)
  if (earlier) return earlier
  const stored: (readonly ReservedFile[])[] = []
  for (const change of changes) stored.push(await storeFor(service, change, asking))
  const staff = await staffOf(db, config)
  return await transact(db, async (trx) => {
    await lock(trx, changes)
    const done = await findDone(trx, step)
    if (done) return done
    const lines = createLines()
    const acting = { trx, caller, config, staff, record: lines.record }
    const changed: Changed[] = []
    const conflicts: string[] = []
    for (const [index, change] of changes.entries()) {
      const each = await apply(acting, change, stored[index] ?? [])
      if (each) changed.push(each)
      else conflicts.push('seen' in change ? change.seen : texts.unnamedPaper)
    }
    if (conflicts.length > 0) throw conflictOf(conflicts, changes.length)
    const kept = await keepStep(trx, step, changed)
    await lines.append(trx, audit.by(caller))
    return kept
  })
}

function checkChanges(changes: readonly DocumentChange[], demoCustomerId: string): void {
  const places = changes.flatMap((change): (string | number)[] =>
    'number' in change ? [`${change.customerId}/${change.number}`] : papersOf(change),
  )
  if (new Set(places).size < places.length) throw new ServiceError(400, texts.twiceInStep)
  for (const change of changes) {
    if (receiverOf(change) === demoCustomerId) throw new ServiceError(400, texts.nothingForDemo)
    if (!('street' in change)) continue
    const { street, type, name } = askedOf(change)
    if (!street || !type || !name) throw new ServiceError(400, texts.emptyNames)
  }
}

/** Returns the customer who gets what was not theirs; null if nobody does. */
function receiverOf(change: DocumentChange): string | null {
  if (change.kind === 'correct') return change.to === change.customerId ? null : change.to
  return change.kind === 'filePaper' || change.kind === 'givePaper' ? change.customerId : null
}

/** Locks all customers and papers, so that what is seen of them stays. */
async function lock(trx: Transaction<Schema>, changes: readonly DocumentChange[]): Promise<void> {
  const customers = changes.flatMap((change) => [
    ...('customerId' in change ? [change.customerId] : []),
    ...('to' in change ? [change.to] : []),
  ])
  await lockDocumentsOf(trx, customers)
  await lockPapers(trx, changes.flatMap(papersOf))
}
