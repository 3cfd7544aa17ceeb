import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { type Sought, waysOf } from './sought.ts'

export interface FoundPage {
  readonly customerId: string
  /** As the list of documents has it. */
  readonly name: string
  readonly page: number
  readonly text: string
  readonly readTo: number | null
}

/** A page of a text. */
export interface PageKey {
  readonly textId: number
  readonly page: number
}

/**
 * Of each text the page that has the most of the words that are sought, the first of them where several do. The texts of
 * other customers are left out, and where pages are named, all others.
 */
export async function readBestPages(
  db: Kysely<Schema>,
  textIds: readonly number[],
  sought: readonly Sought[],
  customerId: string | undefined,
  pages: readonly PageKey[] | null = null,
): Promise<FoundPage[]> {
  if (textIds.length === 0) return []
  const own = customerId === undefined ? sql`true` : sql`document.customer_id = ${customerId}`
  const { rows } = await sql<FoundPage>`
    with ranked as (
      select text_id, page,
        row_number() over (partition by text_id order by ${countOf(sought)} desc, page) as place
      from document_page where text_id in (${sql.join(textIds)}) and ${isNamed(pages)}
    )
    select document.customer_id as "customerId", document.file_name as name,
      document_page.page, document_page.text,
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

function isNamed(pages: readonly PageKey[] | null) {
  if (pages === null) return sql`true`
  const keys = pages.map(({ textId, page }) => sql`(${sql.lit(textId)}, ${sql.lit(page)})`)
  return sql`(text_id, page) in (values ${sql.join(keys)})`
}

/** How many of the words a page has. */
function countOf(sought: readonly Sought[]) {
  const counts = sought.map((one) => sql`case when ${hasOne(one)} then 1 else 0 end`)
  return sql.join(counts, sql` + `)
}

/** Whether a page has what is sought in one of its ways. */
export function hasOne(sought: Sought) {
  // A hundred compounds are not looked for one by one: all of them have the stem.
  if (sought.kind === 'word' && sought.compounds.length > 0)
    return sql<boolean>`terms like ${`%${sought.stem}%`}`
  const ways = waysOf(sought).map((way) => {
    const terms = way.map(({ term, isBeginning }) => `% ${term}${isBeginning ? '' : ' '}%`)
    return sql`(${sql.join(
      terms.map((pattern) => sql`terms like ${pattern}`),
      sql` and `,
    )})`
  })
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
