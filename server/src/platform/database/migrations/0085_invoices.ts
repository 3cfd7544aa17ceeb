import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * What electronic invoices state, by the checksum of their file, and the kind of expense under which staff filed a document.
 * Documents with embedded files are examined again, since the release before did not look for invoices among them.
 */
export const invoicesMigration: Migration = async (trx, { text, table }) => {
  const statements = [
    `create table invoice (
      sha256 ${text} primary key,
      format ${text} not null check (format in ('pdf', 'xml')),
      data ${text} not null,
      supplier ${text} not null,
      supplier_key ${text} not null,
      number_key ${text} not null
    ) ${table}`,
    'create index invoice_supplier on invoice (supplier)',
    'create index invoice_number on invoice (supplier_key, number_key)',
    'create index withheld_document_sha256 on withheld_document (sha256)',
    `alter table document add column expense_kind ${text}`,
    `alter table withheld_document add column expense_kind ${text}`,
    "update document set active_content = null where active_content like '%files%'",
    "update paper set active_content = null where active_content like '%files%'",
  ]
  for (const statement of statements) await sql.raw(statement).execute(trx)
}
