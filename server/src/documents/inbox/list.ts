import { type Kysely, sql } from 'kysely'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'

const FIRST_PAGE = 1
/** More than a letter has on a page. */
const MAX_CHARACTERS = 20_000

/**
 * Reads the first documents that wait to be filed, longest waiting first, with the text of their first pages, the names of their
 * customers, and the total beyond the limit.
 */
export async function readInbox(db: Kysely<Schema>, _scope: WholeScope, limit: number) {
  // A literal rather than a parameter, so that the partial index applies.
  const waiting = db.selectFrom('document').where(sql<boolean>`document.state = 'received'`)
  const entries = await waiting
    .leftJoin('document_text', (join) =>
      join
        .onRef('document_text.customer_id', '=', 'document.customer_id')
        .onRef('document_text.number', '=', 'document.number'),
    )
    .leftJoin('document_page', (join) =>
      join
        .onRef('document_page.text_id', '=', 'document_text.id')
        .on('document_page.page', '=', FIRST_PAGE),
    )
    .leftJoin('scan_page', (join) =>
      join
        .on('scan_page.file_key', '=', sql`coalesce(document.file_key, document.storage_key)`)
        .on('scan_page.page', '=', FIRST_PAGE),
    )
    .select([
      'document.customer_id',
      'document.number',
      'file_name',
      'size',
      'document.sha256',
      'typed_name',
    ])
    .select(['message', 'uploaded_by_email', 'uploaded_at', 'active_content', 'text_state'])
    .select('scan_page.state as scan_state')
    // What was read in a picture is with the document once all its pages are.
    .select(
      sql<
        string | null
      >`substr(coalesce(document_page.text, scan_page.text), 1, ${MAX_CHARACTERS})`.as('text'),
    )
    .orderBy('uploaded_at')
    .orderBy('document.customer_id')
    .orderBy('document.number')
    .limit(limit)
    .execute()
  const names = await findNames(db, [...new Set(entries.map(({ customer_id }) => customer_id))])
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, names, total }
}
