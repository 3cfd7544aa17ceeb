import { UNDO_HOURS } from '@hausblick/contract/calls/documentSteps.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type {
  DocumentChangeTable,
  PaperChangeTable,
} from '../../platform/database/tables/documentChanges.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { type DocumentKey, withheldColumns } from '../withheld/withhold.ts'

const UNDO_MS = UNDO_HOURS * 60 * 60_000
/** Long enough to undo a mistake that is noticed at once, before anybody is told. */
const TELL_AFTER_MS = 3 * 60_000

/** What is kept of a document so that a change of it can be undone. */
export type Before = Pick<Selectable<DocumentTable>, (typeof withheldColumns)[number]>

/** Where a document is after an act, and what it is called. */
export interface CorrectedDocument extends DocumentKey {
  readonly fileName: string
}

/** Where the documents of a step are, and until when it can be undone (ISO 8601). */
export interface Done {
  readonly documents: readonly CorrectedDocument[]
  readonly until: string
}

export type DocumentRow = Selectable<DocumentChangeTable>
export type PaperRow = Selectable<PaperChangeTable>
export type Row = DocumentRow | PaperRow

/** A document, as it was, and where and what it is since. */
interface ChangedDocument {
  readonly kind: DocumentRow['kind']
  readonly before: Before
  readonly after: CorrectedDocument
  /** Whether its former customer is told that it was not meant for him. */
  readonly tells?: boolean
}

/** A paper, and the document that was made of it; null for one that is none. */
interface ChangedPaper {
  readonly kind: PaperRow['kind']
  readonly paper: number
  readonly name: string
  readonly after: CorrectedDocument | null
}

export type Changed = ChangedDocument | ChangedPaper

/** Keeps what a step did for as long as it can be undone. */
export async function keepStep(
  trx: Transaction<Schema>,
  step: string,
  changed: readonly Changed[],
): Promise<Done> {
  const now = Date.now()
  const until = new Date(now + UNDO_MS).toISOString()
  const tellsAt = new Date(now + TELL_AFTER_MS).toISOString()
  const documents: Insertable<DocumentChangeTable>[] = []
  const papers: Insertable<PaperChangeTable>[] = []
  for (const [index, each] of changed.entries()) {
    const shared = { step, position: index + 1, until }
    if ('paper' in each) papers.push({ ...shared, ...paperRowOf(each) })
    else documents.push({ ...shared, ...documentRowOf(each, tellsAt) })
  }
  if (documents.length > 0) await trx.insertInto('document_change').values(documents).execute()
  if (papers.length > 0) await trx.insertInto('paper_change').values(papers).execute()
  return { documents: changed.flatMap(({ after }) => after ?? []), until }
}

function documentRowOf({ kind, before, after, tells = false }: ChangedDocument, at: string) {
  return {
    kind,
    customer_id: before.customer_id,
    number: before.number,
    new_customer_id: after.customerId,
    new_number: after.number,
    file_name: after.fileName,
    former: JSON.stringify(pick(before)),
    tells_at: tells ? at : null,
  }
}

function paperRowOf({ kind, paper, name, after }: ChangedPaper) {
  return {
    kind,
    paper_id: paper,
    customer_id: after?.customerId ?? null,
    number: after?.number ?? null,
    file_name: after?.fileName ?? name,
  }
}

function pick(row: Before) {
  return Object.fromEntries(withheldColumns.map((column) => [column, row[column]]))
}

/** Returns what a step has done already; null for a new one. */
export async function findDone(db: Kysely<Schema>, step: string): Promise<Done | null> {
  const rows = await readStep(db, step)
  const [first] = rows
  if (!first) return null
  return { documents: rows.flatMap((row) => whereNow(row) ?? []), until: first.until }
}

/** Returns where a document is since a change, also one made of a paper; null for a removed paper. */
export function whereNow(row: DocumentRow): CorrectedDocument
export function whereNow(row: Row): CorrectedDocument | null
export function whereNow(row: Row): CorrectedDocument | null {
  const isPaper = 'paper_id' in row
  const customerId = isPaper ? row.customer_id : row.new_customer_id
  const number = isPaper ? row.number : row.new_number
  return customerId === null || number === null
    ? null
    : { customerId, number, fileName: row.file_name }
}

export async function readStep(db: Kysely<Schema>, step: string): Promise<Row[]> {
  const documents = db.selectFrom('document_change').selectAll().where('step', '=', step)
  const papers = db.selectFrom('paper_change').selectAll().where('step', '=', step)
  const rows = [...(await documents.execute()), ...(await papers.execute())]
  return rows.toSorted((a, b) => a.position - b.position)
}
