import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { insert } from '../../platform/database/upsert.ts'
import type { AdmittedMerge } from '../../platform/http/access/sets.ts'
import type { StoredRow } from '../../records/row.ts'

/** The two customers of a merge: what the one has goes to the other. */
export interface Pair {
  readonly from: string
  readonly into: string
}

export function pairOf({ scope, merged }: AdmittedMerge): Pair {
  return { from: merged.customerId, into: scope.customerId }
}

/** What a merge notes so that it can be taken back. */
export interface Part {
  /** What went (`unit`, `invitation` …), or `aside` for a row that neither customer has any more. */
  readonly part: string
  /** Its id; of a row aside, its table. */
  readonly key: string
  readonly content: unknown
}

export class Parts {
  readonly #parts: Part[] = []

  add(part: string, key: string, content: unknown = null): void {
    this.#parts.push({ part, key, content })
  }

  async write(trx: Transaction<Schema>, mergeId: string): Promise<void> {
    await insert(trx, 'customer_merge_part', {
      columns: ['merge_id', 'number', 'part', 'key', 'content'],
      rows: this.#parts.map(({ part, key, content }, index) => [
        mergeId,
        index + 1,
        part,
        key,
        content === null ? null : JSON.stringify(content),
      ]),
    })
  }
}

export async function readParts(
  trx: Transaction<Schema>,
  mergeId: string,
): Promise<Map<string, Part[]>> {
  const rows = await trx
    .selectFrom('customer_merge_part')
    .select(['part', 'key', 'content'])
    .where('merge_id', '=', mergeId)
    .orderBy('number')
    .execute()
  const parts = rows.map(({ content, ...row }) => ({
    ...row,
    content: content === null ? null : JSON.parse(content),
  }))
  return Map.groupBy(parts, ({ part }) => part)
}

/** Deletes rows and notes what they were. */
export async function setAside(
  trx: Transaction<Schema>,
  parts: Parts,
  table: keyof Schema & string,
  condition: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<StoredRow>`
    delete from ${sql.table(table)} where ${condition} returning *`.execute(trx)
  for (const row of rows) parts.add('aside', table, row)
  return rows.length
}

/** Restores the rows that were set aside, except those whose key is taken. */
export async function bringBack(trx: Transaction<Schema>, aside: readonly Part[]): Promise<void> {
  for (const [table, parts] of Map.groupBy(aside, ({ key }) => key))
    for (const { content } of parts) await insertRow(trx, table, content as StoredRow)
}

async function insertRow(trx: Transaction<Schema>, table: string, row: StoredRow): Promise<void> {
  const columns = Object.keys(row)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(columns.map((column) => row[column] ?? null))})
    on conflict do nothing`.execute(trx)
}
