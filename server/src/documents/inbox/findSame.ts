import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'

/** What waits: a customer's document by its number, or a paper, without a customer, by its id. */
export interface WaitingFile {
  readonly customerId: string | null
  readonly number: number
  readonly sha256: string
}

/** What is stored with the same bytes, or as the same invoice. */
export interface StoredFileRow extends WaitingFile {
  /** As in the document list; of papers, what they are called. */
  readonly name: string
  /** ISO 8601. */
  readonly arrivedAt: string
  readonly isFiled: boolean
  /** Whether only supplier and number are the same. */
  readonly isSameNumber?: true
}

const PER_STATEMENT = 500
/** One of them may be the one that is asked about. */
const EACH = 2

/**
 * Finds for what waits a stored document with the same bytes, else what waits with them for longer, else the same of the number
 * and supplier of an invoice. All were stored as they came; a picture becomes the same PDF each time.
 */
export async function findSame(
  db: Kysely<Schema>,
  _scope: WholeScope,
  waiting: readonly WaitingFile[],
): Promise<(of: WaitingFile) => StoredFileRow | undefined> {
  const checksums = [...new Set(waiting.map(({ sha256 }) => sha256))]
  const bySum = Map.groupBy(await readStored(db, checksums), ({ sha256 }) => sha256)
  const others = await readSameInvoices(db, checksums)
  const otherSums = [...new Set([...others.values()].flat())]
  const byOther = Map.groupBy(await readStored(db, otherSums), ({ sha256 }) => sha256)
  return (of) => {
    const same = firstOf(bySum.get(of.sha256) ?? [], of)
    if (same) return same
    const own = (bySum.get(of.sha256) ?? []).filter((each) => isSelf(each, of))
    const alike = (others.get(of.sha256) ?? []).flatMap((sum) => byOther.get(sum) ?? [])
    const again = firstOf([...alike, ...own].toSorted(compareAge), of)
    return again && { ...again, isSameNumber: true }
  }
}

/** Of two that wait alike, only the later is told of the other. */
function firstOf(all: readonly StoredFileRow[], of: WaitingFile): StoredFileRow | undefined {
  const self = all.findIndex((each) => isSelf(each, of))
  return all.find(({ isFiled }, at) => isFiled || (at !== self && (self < 0 || at < self)))
}

function isSelf(one: WaitingFile, other: WaitingFile): boolean {
  return one.customerId === other.customerId && one.number === other.number
}

function compareAge(one: StoredFileRow, other: StoredFileRow): number {
  return Number(other.isFiled) - Number(one.isFiled) || (one.arrivedAt < other.arrivedAt ? -1 : 1)
}

/** Reads for files that are invoices which other files have the same number of the same supplier. */
async function readSameInvoices(
  db: Kysely<Schema>,
  checksums: readonly string[],
): Promise<Map<string, string[]>> {
  const found: { readonly own: string; readonly other: string }[] = []
  for (const chunk of splitIntoChunks(checksums, PER_STATEMENT)) {
    const rows = await db
      .selectFrom('invoice as own')
      .innerJoin('invoice as other', (join) =>
        join
          .onRef('other.supplier_key', '=', 'own.supplier_key')
          .onRef('other.number_key', '=', 'own.number_key'),
      )
      .select(['own.sha256 as own', 'other.sha256 as other'])
      .where('own.sha256', 'in', chunk)
      .where('own.supplier_key', '<>', '')
      .where('own.number_key', '<>', '')
      .whereRef('other.sha256', '<>', 'own.sha256')
      .execute()
    found.push(...rows)
  }
  return new Map(
    [...Map.groupBy(found, ({ own }) => own)].map(([own, rows]) => [
      own,
      rows.map(({ other }) => other),
    ]),
  )
}

/** Reads the first documents and papers with each of some files: those that are filed, and then those that wait for longest. */
async function readStored(
  db: Kysely<Schema>,
  checksums: readonly string[],
): Promise<StoredFileRow[]> {
  const found: StoredFileRow[] = []
  for (const chunk of splitIntoChunks(checksums, PER_STATEMENT)) {
    const among = sql.join(chunk)
    const { rows } = await sql<Omit<StoredFileRow, 'isFiled'> & { readonly is_filed: number }>`
      select customer_id as "customerId", number, sha256, file_name as name, is_filed,
        uploaded_at as "arrivedAt" from (
        select customer_id, number, sha256, file_name, uploaded_at,
          case when state = 'received' then 0 else 1 end as is_filed,
          row_number() over (partition by sha256
            order by case when state = 'received' then 1 else 0 end, uploaded_at, customer_id, number
          ) as place
        from document where sha256 in (${among})) as ranked
      where place <= ${sql.lit(EACH)}
      union all
      select null, number, sha256, name, 0, arrived_at from (
        select id as number, sha256, name, arrived_at,
          row_number() over (partition by sha256 order by id) as place
        from paper where sha256 in (${among}) and state = 'waiting') as ranked
      where place <= ${sql.lit(EACH)}
      order by is_filed desc`.execute(db)
    found.push(...rows.map(({ is_filed, ...row }) => ({ ...row, isFiled: is_filed === 1 })))
  }
  return found
}
