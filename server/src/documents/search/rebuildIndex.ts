import { sql, type Transaction } from 'kysely'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import { readPages } from '../../platform/database/pages.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { customerTerm } from './expression.ts'

const TEXTS_AT_A_TIME = 100
/** A tsvector holds at most a megabyte. */
const MAX_TERM_BYTES = 900_000

/** Allows texts to be inserted before they are indexed by `rebuildTextIndex`. */
export async function allowUnindexedTexts(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
): Promise<void> {
  if (dialect === 'postgres')
    await sql`alter table document_text alter column terms set default ''`.execute(trx)
}

/** Fills the empty search index from the texts of documents, after they were inserted as rows. */
export async function rebuildTextIndex(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
): Promise<void> {
  const pages = readPages(TEXTS_AT_A_TIME, (last: { id: number } | null) =>
    trx
      .selectFrom('document_text')
      .select(['id', 'customer_id'])
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(TEXTS_AT_A_TIME)
      .execute(),
  )
  for await (const texts of pages) for (const text of texts) await index(trx, dialect, text)
  if (dialect === 'postgres')
    await sql`alter table document_text alter column terms drop default`.execute(trx)
}

/** Indexes texts once more whose documents another customer has by now. */
export async function indexMoved(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  textIds: readonly number[],
): Promise<void> {
  if (textIds.length === 0) return
  const texts = await trx
    .selectFrom('document_text')
    .select(['id', 'customer_id'])
    .where('id', 'in', textIds)
    .execute()
  for (const text of texts) {
    if (dialect === 'sqlite')
      await sql`delete from document_terms where rowid = ${text.id}`.execute(trx)
    await index(trx, dialect, text)
  }
}

/** Returns as many terms as an index takes, which the texts of many pages read in pictures may exceed. */
function firstTerms(terms: ReadonlySet<string>): string[] {
  let bytes = 0
  return [...terms].filter((term) => {
    bytes += Buffer.byteLength(term)
    return bytes <= MAX_TERM_BYTES
  })
}

async function index(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  { id, customer_id }: { readonly id: number; readonly customer_id: string },
): Promise<void> {
  const found = await trx
    .selectFrom('document_page')
    .select('terms')
    .where('text_id', '=', id)
    .execute()
  const terms = new Set(
    found.flatMap((page) => page.terms.split(' ').filter((term) => term !== '')),
  )
  const all = [customerTerm(customer_id), ...firstTerms(terms)].join(' ')
  await indexStatement[dialect](id, all).execute(trx)
}

const indexStatement = {
  sqlite: (id: number, terms: string) =>
    sql`insert into document_terms (rowid, terms) values (${id}, ${terms})`,
  postgres: (id: number, terms: string) =>
    sql`update document_text set terms = array_to_tsvector(string_to_array(${terms}, ' ')) where id = ${id}`,
}
