import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SqlDialect } from '../../../platform/database/columnTypes.ts'
import type { Database } from '../../../platform/database/open.ts'
import { hasSearchWords } from '../../accounts/customerSearch/find.ts'
import { findStale } from './renew.ts'
import { figuresChangedOf, selectCounted, summaryColumns } from './summary.ts'

/**
 * So many outdated summaries are counted by a list itself. After an import of more, the others show what was before until they
 * have been renewed.
 */
const COUNTED = 50

type Condition = RawBuilder<SqlBool>

const columns = sql.join(
  ['id', 'name', 'label_key', 'last_seen_on', ...summaryColumns].map((column) => sql.ref(column)),
)

/** The rows of a list, with the columns of `customer`; to be read as `entry`. */
export interface Source {
  readonly from: RawBuilder<unknown>
  /** Whether summaries are outdated that the service should renew. */
  readonly isStale: boolean
}

/** Selects the customers that have all words of a search, with summaries that are right now. */
export async function createSource(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  words: readonly string[],
): Promise<Source> {
  const stale = await findStale(db, COUNTED)
  const isStored =
    stale.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`id not in (${sql.join(stale)})`
  const stored = sql`
    select ${columns}, figures_changed from customer where ${isStored} and ${hasWords(words, dialect)}`
  if (stale.length === 0) return { from: sql`(${stored}) as entry`, isStale: false }
  const counted = sql`
    select ${columns}, ${figuresChangedOf('counted')} as figures_changed
    from (${selectCounted(stale)}) as counted where ${hasSearchWords('counted.id', words)}`
  return { from: sql`(${stored} union all ${counted}) as entry`, isStale: true }
}

function hasWords(words: readonly string[], dialect: SqlDialect): Condition {
  const position = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  const found = words.map((word) => sql`${position}(search_text, ${word}) > 0`)
  return found.length === 0 ? sql`true` : sql`(${sql.join(found, sql` and `)})`
}
