import { UNDO_HOURS } from '@hausblick/contract/calls/documentSteps.ts'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { DocumentChangeTable } from '../../database/tables/documentChanges.ts'
import type { DocumentTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { CorrectedDocument } from '../correct/move.ts'
import { withheldColumns } from '../withheld/withhold.ts'

const UNDO_MS = UNDO_HOURS * 60 * 60_000
/** Long enough to undo a mistake that is noticed at once, before anybody is told. */
const TELL_AFTER_MS = 3 * 60_000

/** What is kept of a document so that a change of it can be undone. */
export type Before = Pick<Selectable<DocumentTable>, (typeof withheldColumns)[number]>

/** Where the documents of a step are, and until when it can be undone (ISO 8601). */
export interface Done {
  readonly documents: readonly CorrectedDocument[]
  readonly until: string
}

/** A document, as it was, and where and what it is since. */
export interface Changed {
  readonly kind: DocumentChangeTable['kind']
  readonly before: Before
  readonly after: CorrectedDocument
}

/** Keeps what a step did for as long as it can be undone. */
export async function keepStep(
  trx: Transaction<Schema>,
  step: string,
  changed: readonly Changed[],
): Promise<Done> {
  const now = Date.now()
  const until = new Date(now + UNDO_MS).toISOString()
  const tells = new Date(now + TELL_AFTER_MS).toISOString()
  const rows = changed.map(
    ({ kind, before, after }, index): Insertable<DocumentChangeTable> => ({
      step,
      position: index + 1,
      kind,
      customer_id: before.customer_id,
      number: before.number,
      new_customer_id: after.customerId,
      new_number: after.number,
      file_name: after.fileName,
      former: JSON.stringify(pick(before)),
      tells_at: after.customerId === before.customer_id ? null : tells,
      until,
    }),
  )
  await trx.insertInto('document_change').values(rows).execute()
  return { documents: changed.map(({ after }) => after), until }
}

function pick(row: Before) {
  return Object.fromEntries(withheldColumns.map((column) => [column, row[column]]))
}

/** Returns what a step has done already; null for a new one. */
export async function findDone(trx: Transaction<Schema>, step: string): Promise<Done | null> {
  const rows = await readStep(trx, step)
  const [first] = rows
  return first ? { documents: rows.map(whereNow), until: first.until } : null
}

/** Returns where a document is since a change of it. */
export function whereNow(row: Selectable<DocumentChangeTable>): CorrectedDocument {
  return { customerId: row.new_customer_id, number: row.new_number, fileName: row.file_name }
}

/** Reads the changes of a step, in their order. */
export async function readStep(trx: Transaction<Schema>, step: string) {
  return await trx
    .selectFrom('document_change')
    .selectAll()
    .where('step', '=', step)
    .orderBy('position')
    .execute()
}
