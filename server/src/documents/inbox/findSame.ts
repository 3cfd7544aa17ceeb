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

/** What is stored with the same bytes. */
export interface StoredFileRow extends WaitingFile {
  /** As in the document list; of papers, what they are called. */
  readonly name: string
  readonly isFiled: boolean
}

const PER_STATEMENT = 500
/** One of them may be the one that is asked about. */
const EACH = 2

/**
 * Finds for what waits a stored document with the same bytes, else what waits with them for longer. All were stored as they came;
 * a picture becomes the same PDF each time.
 */
export async function findSame(
  db: Kysely<Schema>,
  _scope: WholeScope,
  waiting: readonly WaitingFile[],
): Promise<(of: WaitingFile) => StoredFileRow | undefined> {
  const found: StoredFileRow[] = []
  const checksums = [...new Set(waiting.map(({ sha256 }) => sha256))]
  for (const chunk of splitIntoChunks(checksums, PER_STATEMENT)) {
    const among = sql.join(chunk)
    const { rows } = await sql<Omit<StoredFileRow, 'isFiled'> & { readonly is_filed: number }>`
      select customer_id as "customerId", number, sha256, file_name as name, is_filed from (
        select customer_id, number, sha256, file_name,
          case when state = 'received' then 0 else 1 end as is_filed,
          row_number() over (partition by sha256
            order by case when state = 'received' then 1 else 0 end, uploaded_at, customer_id, number
          ) as place
        from document where sha256 in (${among})) as ranked
      where place <= ${sql.lit(EACH)}
      union all
      select null, number, sha256, name, 0 from (
        select id as number, sha256, name,
          row_number() over (partition by sha256 order by id) as place
        from paper where sha256 in (${among}) and state = 'waiting') as ranked
      where place <= ${sql.lit(EACH)}
      order by is_filed desc`.execute(db)
    found.push(...rows.map(({ is_filed, ...row }) => ({ ...row, isFiled: is_filed === 1 })))
  }
  const bySum = Map.groupBy(found, ({ sha256 }) => sha256)
  // Of two that wait alike, only the later is told of the other.
  return (of) => {
    const all = bySum.get(of.sha256) ?? []
    const self = all.findIndex(
      (each) => each.customerId === of.customerId && each.number === of.number,
    )
    return all.find(({ isFiled }, at) => isFiled || (at !== self && (self < 0 || at < self)))
  }
}
