import { setImmediate } from 'node:timers/promises'
import { REMOVED_KEPT_DAYS } from '@hausblick/contract/calls/corrections.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { NewEntry } from '../../platform/audit/entry.ts'
import type { AuditLog } from '../../platform/audit/log.ts'
import type { GivingTable } from '../../platform/database/tables/givings.ts'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { readActiveContent } from '../activeContent.ts'
import { insertDocument } from '../add/addDocument.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { dropFiled } from '../papers/endPaper.ts'
import * as texts from '../texts.ts'
import { queueFileRemovals } from '../withheld/storedFiles.ts'
import { withholdDocument } from '../withheld/withhold.ts'

/** Customers in one transaction: all owners of a building, without keeping others waiting for more than a moment. */
const CUSTOMERS_PER_STEP = 100
/** Customers after which others have their turn: SQLite's writes block the process. */
const CUSTOMERS_AT_A_TIME = 10
const DAY_MS = 24 * 60 * 60_000

/** The paper that is given, if it is one. */
type GivenPaper = Pick<Selectable<PaperTable>, 'id' | 'state'> | undefined

interface Doing {
  readonly actor: StaffCaller
  readonly paper: GivenPaper
}

interface Parts {
  readonly db: Kysely<Schema>
  readonly audit: AuditLog
}

/** Continues all givings that have begun until they are done. If the process dies, the next one continues. */
export async function workOnGivings({ db, audit }: Parts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    // Read first: nothing is written, and on SQLite no lock taken, where nothing is to do.
    const due = await db
      .selectFrom('giving')
      .select('id')
      .where('state', 'in', ['giving', 'takingBack'])
      .orderBy('begun_at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return
    await transact(db, (trx) => doStep(trx, audit, due.id))
    await setImmediate()
  }
}

/** Adds a document to the next customers of a giving, or removes it from them. */
export async function doStep(trx: Transaction<Schema>, audit: AuditLog, id: string): Promise<void> {
  // Another process that works on it waits for this one.
  const giving = await trx
    .updateTable('giving')
    .set(({ ref }) => ({ done: ref('done') }))
    .where('id', '=', id)
    .where('state', 'in', ['giving', 'takingBack'])
    .returningAll()
    .executeTakeFirst()
  if (!giving) return
  const next = await readNext(trx, giving)
  await lockDocumentsOf(
    trx,
    next.map(({ customer_id }) => customer_id),
  )
  const actor: StaffCaller = JSON.parse(giving.actor)
  const paper = await trx
    .selectFrom('paper')
    .select(['id', 'state'])
    .where('storage_key', '=', giving.file_key)
    .executeTakeFirst()
  const lines: NewEntry[] = []
  for (const [index, { customer_id: customerId, number, position }] of next.entries()) {
    if (index % CUSTOMERS_AT_A_TIME === 0) await setImmediate()
    lines.push(
      ...(giving.state === 'giving'
        ? [await give(trx, { ...giving, actor, paper }, { customerId, position })]
        : await takeBack(trx, { actor, paper }, { customerId, number: number ?? 0 })),
    )
  }
  await advance(trx, giving, next.at(-1)?.position)
  for (const [index, line] of lines.entries()) {
    if (index % CUSTOMERS_AT_A_TIME === 0) await setImmediate()
    await audit.append(trx, line)
  }
}

/** Reads the customers whose turn it is. Those who were deleted or became part of others meanwhile are left out. */
async function readNext(trx: Transaction<Schema>, { id, state, done }: GivingTable) {
  return await trx
    .selectFrom('giving_recipient')
    .innerJoin('customer', 'customer.id', 'giving_recipient.customer_id')
    .select(['position', 'customer_id', 'number'])
    .where('giving_id', '=', id)
    .where('position', '>', done)
    .where('number', state === 'giving' ? 'is' : 'is not', null)
    .orderBy('position')
    .limit(CUSTOMERS_PER_STEP)
    .execute()
}

async function give(
  trx: Transaction<Schema>,
  giving: Omit<GivingTable, 'actor'> & Doing,
  { customerId, position }: { readonly customerId: string; readonly position: number },
): Promise<NewEntry> {
  const { actor, paper, street, date, type, name, size, sha256 } = giving
  const { number, fileName } = await insertDocument(trx, createStorageKey(), {
    customerId,
    street,
    date,
    type,
    name,
    file: {
      size,
      sha256,
      textState: giving.text_state,
      active: readActiveContent(giving.active_content),
    },
    fileKey: giving.file_key,
    state: null,
    typedName: name,
    message: '',
    uploader: actor,
  })
  await trx
    .updateTable('giving_recipient')
    .set({ number })
    .where('giving_id', '=', giving.id)
    .where('position', '=', position)
    .execute()
  const details = {
    ...{ document: fileName, number: String(number) },
    ...(paper && { from: texts.paperNumbered(paper.id) }),
  }
  return { action: 'documentGiven', actor, customerId, details }
}

/**
 * Removes a document as staff do, or drops it where its paper waits again, however it has been corrected since; nothing where it
 * is gone or another customer's.
 */
async function takeBack(
  trx: Transaction<Schema>,
  { actor, paper }: Doing,
  key: { readonly customerId: string; readonly number: number },
): Promise<NewEntry[]> {
  const { customerId, number } = key
  const document = await trx
    .selectFrom('document')
    .select('file_name')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!document) return []
  if (paper?.state === 'waiting') {
    await dropFiled(trx, key)
    const from = document.file_name
    const details = { document: texts.paperNumbered(paper.id), number: String(number), from }
    return [{ action: 'filingTakenBack', actor, customerId, details }]
  }
  const until = new Date(Date.now() + REMOVED_KEPT_DAYS * DAY_MS).toISOString()
  await withholdDocument(trx, key, { reason: 'removed', withheld_by: actor.email, until })
  const details = { document: document.file_name, number: String(number), until }
  return [{ action: 'documentRemoved', actor, customerId, details }]
}

async function advance(
  trx: Transaction<Schema>,
  giving: GivingTable,
  reached: number | undefined,
): Promise<void> {
  const done = reached ?? giving.total
  const isDone = (await readNext(trx, { ...giving, done })).length === 0
  const end = giving.state === 'giving' ? 'given' : 'takenBack'
  await trx
    .updateTable('giving')
    .set(isDone ? { done: giving.total, state: end } : { done })
    .where('id', '=', giving.id)
    .execute()
  // If no document has it by now, nothing else deletes it.
  if (isDone) await queueFileRemovals(trx, [giving.file_key])
}
