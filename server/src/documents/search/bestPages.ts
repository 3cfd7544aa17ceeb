import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Scope } from '../../platform/http/access.ts'
import { listAlternatives, type QueryPart, type SearchQuery } from './query.ts'

export interface FoundPage {
  readonly customerId: string
  /** The document's file name. */
  readonly name: string
  readonly page: number
  readonly text: string
  /** 1 if the text, or part of it, was read in a picture. */
  readonly fromPicture: number
  /** The last page read of a document that is too long; null if all were read. */
  readonly readTo: number | null
}

export interface PageKey {
  readonly textId: number
  readonly page: number
}

/**
 * Returns, for each text, the first of the pages that match the most parts of the query, newest text first.
 *
 * @param pages if given, only these pages are considered
 */
export async function readBestPages(
  db: Kysely<Schema>,
  textIds: readonly number[],
  query: SearchQuery,
  scope: Scope,
  pages: readonly PageKey[] | null = null,
): Promise<FoundPage[]> {
  if (textIds.length === 0) return []
  const own = scope.kind === 'all' ? sql`true` : sql`document.customer_id = ${scope.customerId}`
  const { rows } = await sql<FoundPage>`
    with ranked as (
      select text_id, page,
        row_number() over (partition by text_id order by ${countMatches(query)} desc, page) as place
      from document_page where text_id in (${sql.join(textIds)}) and ${isAmong(pages)}
    )
    select document.customer_id as "customerId", document.file_name as name,
      document_page.page, document_page.text,
      document_page.from_picture as "fromPicture",
      document_text.read_to as "readTo"
    from ranked
    join document_page on document_page.text_id = ranked.text_id and document_page.page = ranked.page
    join document_text on document_text.id = ranked.text_id
    join document on document.customer_id = document_text.customer_id
      and document.number = document_text.number
    where ranked.place = 1 and ${own}
    order by ranked.text_id desc`.execute(db)
  return rows
}

function isAmong(pages: readonly PageKey[] | null) {
  if (pages === null) return sql`true`
  const keys = pages.map(({ textId, page }) => sql`(${sql.lit(textId)}, ${sql.lit(page)})`)
  return sql`(text_id, page) in (values ${sql.join(keys)})`
}

/** Returns the SQL expression that counts the parts of the query that a page matches. */
function countMatches(query: SearchQuery) {
  const counts = query.map((one) => sql`case when ${matchesPart(one)} then 1 else 0 end`)
  return sql.join(counts, sql` + `)
}

/** Returns the SQL condition that a page matches a part of the query. */
export function matchesPart(part: QueryPart) {
  // One pattern instead of up to a hundred: every compound contains the stem.
  if (part.kind === 'word' && part.compounds.length > 0)
    return sql<boolean>`terms like ${`%${part.stem}%`}`
  const alternatives = listAlternatives(part).map((all) => {
    const terms = all.map(({ term, isPrefix }) => `% ${term}${isPrefix ? '' : ' '}%`)
    return sql`(${sql.join(
      terms.map((pattern) => sql`terms like ${pattern}`),
      sql` and `,
    )})`
  })
  return sql<boolean>`(${sql.join(alternatives, sql` or `)})`
}
