import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'

const FIRST_PAGE = 1
/** More than a letter has on a page. */
const MAX_CHARACTERS = 20_000

/** A literal rather than a parameter, so that the partial index applies. */
const isWaiting = sql<boolean>`paper.state = 'waiting'`

/** What the page has as text, and what was read in its picture. */
const textOfPage = sql`coalesce(paper_page.text || ${'\n'}, '') || coalesce(scan_page.text, '')`

/** Reads the first papers that wait, longest waiting first, with the text of their first pages, and the total beyond the limit. */
export async function readPapers(db: Kysely<Schema>, _scope: WholeScope, limit: number) {
  const entries = await selectPapers(db).orderBy('arrived_at').orderBy('id').limit(limit).execute()
  const { total } = await db
    .selectFrom('paper')
    .where(isWaiting)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total }
}

/** Reads a paper that waits; undefined if it does not. */
export async function readPaper(db: Kysely<Schema>, _scope: WholeScope, paper: number) {
  return await selectPapers(db).where('paper.id', '=', paper).executeTakeFirst()
}

export type ReadPaper = NonNullable<Awaited<ReturnType<typeof readPaper>>>

function selectPapers(db: Kysely<Schema>) {
  return db
    .selectFrom('paper')
    .where(isWaiting)
    .leftJoin('paper_page', (join) =>
      join.onRef('paper_page.paper_id', '=', 'paper.id').on('paper_page.page', '=', FIRST_PAGE),
    )
    .select([
      'id',
      'name',
      'size',
      'paper.sha256',
      'paper.pages',
      'source',
      'sender',
      'message',
      'arrived_at',
    ])
    .select(['uploaded_by_email', 'cut_by', 'active_content', 'text_state'])
    .leftJoin('scan_page', (join) =>
      join
        .onRef('scan_page.file_key', '=', 'paper.storage_key')
        .on('scan_page.page', '=', FIRST_PAGE),
    )
    .select('scan_page.state as scan_state')
    .select(sql<string>`substr(${textOfPage}, 1, ${MAX_CHARACTERS})`.as('text'))
}
