import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SoughtWord } from './sought.ts'

export interface FoundPage {
  readonly customerId: string
  /** As the list of documents has it. */
  readonly name: string
  readonly page: number
  readonly text: string
}

/**
 * Of each text the page that has the most of the words that are sought, the first of them where several do. The texts of
 * other customers are left out.
 */
export async function readBestPages(
  db: Kysely<Schema>,
  textIds: readonly number[],
  sought: readonly SoughtWord[],
  customerId: string | undefined,
): Promise<FoundPage[]> {
  if (textIds.length === 0) return []
  const own = customerId === undefined ? sql`true` : sql`document.customer_id = ${customerId}`
  const { rows } = await sql<FoundPage>`
    with ranked as (
      select text_id, page,
        row_number() over (partition by text_id order by ${countOf(sought)} desc, page) as place
      from document_page where text_id in (${sql.join(textIds)})
    )
    select document.customer_id as "customerId", document.file_name as name,
      document_page.page, document_page.text
    from ranked
    join document_page on document_page.text_id = ranked.text_id and document_page.page = ranked.page
    join document_text on document_text.id = ranked.text_id
    join document on document.customer_id = document_text.customer_id
      and document.number = document_text.number
    where ranked.place = 1 and ${own}
    order by ranked.text_id desc`.execute(db)
  return rows
}

/** How many of the words a page has. */
function countOf(sought: readonly SoughtWord[]) {
  const counts = sought.map(({ plain, stem, isBeginning }) => {
    const beginning = isBeginning ? sql` or terms like ${`% ${plain}%`}` : sql``
    return sql`case when terms like ${`% ${stem} %`}${beginning} then 1 else 0 end`
  })
  return sql.join(counts, sql` + `)
}
