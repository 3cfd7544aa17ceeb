import { readFileName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { findFreeName } from '../../documents/fileNames.ts'
import { updateListKeys } from '../../documents/listKeys/update.ts'
import { indexMoved } from '../../documents/search/rebuildIndex.ts'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { insert } from '../../platform/database/upsert.ts'
import type { StoredRow } from '../../records/row.ts'
import type { Pair } from './parts.ts'

const DOCUMENTS_AT_A_TIME = 250

/** Whose documents move to whom, those after and up to which number, and by how much their numbers grow. */
interface Move extends Pair {
  readonly dialect: SqlDialect
  readonly after: number
  readonly last: number
  readonly shift: number
}

/**
 * Moves documents to another customer, with their texts, notices and reminders, and those that staff have removed. Their files
 * stay where they are. The numbers must be free there.
 */
export async function moveDocuments(trx: Transaction<Schema>, move: Move): Promise<void> {
  for (let after = move.after; ; ) {
    const { rows } = await sql<StoredRow>`
      select * from document where customer_id = ${move.from}
        and number > cast(${after} as bigint) and number <= cast(${move.last} as bigint)
      order by number limit ${sql.lit(DOCUMENTS_AT_A_TIME)}`.execute(trx)
    if (rows.length === 0) break
    await moveChunk(trx, move, rows)
    after = Number(rows.at(-1)?.number)
  }
  await moveRemoved(trx, move)
  await moveReminders(trx, move)
  await moveGivings(trx, move)
  await moveSteps(trx, move)
}

async function moveChunk(
  trx: Transaction<Schema>,
  { dialect, from, into, shift }: Move,
  documents: readonly StoredRow[],
): Promise<void> {
  const moved = documents.map(({ number }) => ({
    customer_id: into,
    number: Number(number) + shift,
  }))
  const [first, last] = [documents[0]?.number, documents.at(-1)?.number]
  const range = (customerId: string, by: number) => sql`
    customer_id = ${customerId} and number between cast(${Number(first) + by} as bigint)
      and cast(${Number(last) + by} as bigint)`
  for (const row of documents) await copy(trx, row, { into, shift })
  const take = async (table: 'document_text' | 'notice') => {
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(table)}
      set customer_id = ${into}, number = number + cast(${shift} as bigint)
      where ${range(from, 0)} returning id`.execute(trx)
    return rows.map(({ id }) => id)
  }
  await take('notice')
  await indexMoved(trx, dialect, await take('document_text'))
  // Their listing goes with them.
  await sql`delete from document where ${range(from, 0)}`.execute(trx)
  await uncover(trx, range(into, shift))
  await updateListKeys(trx, moved)
}

/** Marks the storage keys of copies, which are unique, until the document itself is gone. */
const COPY = '~'

async function copy(
  trx: Transaction<Schema>,
  row: StoredRow,
  { into, shift }: Pick<Move, 'into' | 'shift'>,
): Promise<void> {
  const { fileName, name } = await findFreeName(trx, partsOf(row, into))
  const copied = {
    ...row,
    customer_id: into,
    number: Number(row.number) + shift,
    storage_key: `${COPY}${row.storage_key}`,
    file_name: fileName,
    name,
    listed_as: null,
    // Recognises a repeated upload of the former customer, whose key another one of this customer may have.
    upload_key: null,
  }
  await insert(trx, 'document', { columns: Object.keys(copied), rows: [Object.values(copied)] })
}

async function uncover(trx: Transaction<Schema>, which: RawBuilder<unknown>): Promise<void> {
  await sql`update document set storage_key = substr(storage_key, 2) where ${which}`.execute(trx)
}

/** Documents that staff have removed keep the time until they are destroyed; locked ones are an earlier customer's. */
async function moveRemoved(
  trx: Transaction<Schema>,
  { from, into, after, last, shift }: Move,
): Promise<void> {
  const { rows } = await sql<StoredRow>`
    select * from withheld_document where customer_id = ${from} and reason = 'removed'
      and number > cast(${after} as bigint) and number <= cast(${last} as bigint)`.execute(trx)
  for (const row of rows)
    await trx
      .updateTable('withheld_document')
      .set({
        customer_id: into,
        number: Number(row.number) + shift,
        file_name: writeFileName(partsOf(row, into)),
        upload_key: null,
      })
      .where('customer_id', '=', from)
      .where('number', '=', Number(row.number))
      .execute()
}

/** Moves what accounts were reminded of about documents. */
async function moveReminders(
  trx: Transaction<Schema>,
  { from, into, after, last, shift }: Move,
): Promise<void> {
  await sql`
    update reminder set customer_id = ${into},
      item = cast(cast(item as bigint) + cast(${shift} as bigint) as text)
    where customer_id = ${from}
      and case when kind = 'date' then 0 else cast(item as bigint) end
        between cast(${after + 1} as bigint) and cast(${last} as bigint)`.execute(trx)
}

/** Updates the recipients of documents that were given to many, so that these can still be taken back. */
async function moveGivings(
  trx: Transaction<Schema>,
  { from, into, after, last, shift }: Move,
): Promise<void> {
  await sql`
    update giving_recipient set customer_id = ${into}, number = number + cast(${shift} as bigint)
    where customer_id = ${from} and number > cast(${after} as bigint)
      and number <= cast(${last} as bigint)`.execute(trx)
}

/** Keeps what was done to several documents in one step, so that it can be undone once the merge is. */
async function moveSteps(
  trx: Transaction<Schema>,
  { from, into, after, last, shift }: Move,
): Promise<void> {
  const places = [
    ['document_change', 'customer_id', 'number'],
    ['document_change', 'new_customer_id', 'new_number'],
    ['paper_change', 'customer_id', 'number'],
  ] as const
  for (const [table, customer, number] of places)
    await sql`
      update ${sql.table(table)}
      set ${sql.ref(customer)} = ${into}, ${sql.ref(number)} = ${sql.ref(number)} + cast(${shift} as bigint)
      where ${sql.ref(customer)} = ${from} and ${sql.ref(number)} > cast(${after} as bigint)
        and ${sql.ref(number)} <= cast(${last} as bigint)`.execute(trx)
}

function partsOf({ street, date, type, name, file_name }: StoredRow, customerId: string) {
  return {
    customerId,
    street: String(street),
    date: date === null ? null : String(date),
    type: String(type),
    name: String(name),
    format: readFileName(String(file_name))?.format,
  }
}
