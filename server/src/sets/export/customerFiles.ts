import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { fileKey } from '../../documents/fileKey.ts'
import { findSize, listShown } from '../../documents/places/pictures.ts'
import { findNames } from '../../people/customers/names.ts'
import { readPages } from '../../platform/database/pages.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { readVerified } from '../../platform/storage/readVerified.ts'
import { NothingStored, type Storage } from '../../platform/storage/storage.ts'
import type { Edition } from '../../records/editions.ts'
import { NAME_COLUMN } from '../../records/kinds/portfolio.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import { writeCsv, writeRecords } from './csv.ts'
import { readByYear } from './readByYear.ts'
import { storedTables } from './storedTables.ts'

/** The folders of the ZIP; the import reads the first two back. */
export const RECORDS_FOLDER = 'tabellen'
export const DOCUMENTS_FOLDER = 'dokumente'
const PICTURES_FOLDER = 'bilder'
const KEPT_FOLDER = 'weitere-angaben'

/** Documents listed per query. */
const PAGE_SIZE = 500

export interface CustomerFile {
  /** The path in the ZIP, with forward slashes. */
  readonly name: string
  /** The content, or a function that opens it. */
  readonly content: string | (() => Promise<Readable>)
}

interface Source {
  readonly db: Kysely<Schema>
  readonly storage: Storage
}

/**
 * Yields everything stored about a customer (GDPR Art. 15 and 20): the tables in the form that the import reads, the
 * documents, and further tables with all other data. Opening a document fails if its bytes are missing or damaged, or if it has
 * been deleted meanwhile.
 */
export async function* listCustomerFiles(
  { db, storage }: Source,
  scope: CustomerScope,
): AsyncGenerator<CustomerFile> {
  yield { name: 'LIESMICH.txt', content: writeReadMe(scope.customerId) }
  const name = (await findNames(db, [scope.customerId])).get(scope.customerId)
  for (const kind of recordKinds) {
    for (const { edition, rows, name: table } of await readByYear(db, kind, scope)) {
      const content =
        name === undefined || !kind.customerColumns
          ? writeRecords(edition, rows)
          : writeRecords(
              withCustomerColumns(edition),
              rows.map(({ row, months }) => ({ row: { ...row, [NAME_COLUMN]: name }, months })),
            )
      yield { name: `${RECORDS_FOLDER}/${table}.csv`, content }
    }
  }
  for (const { name, columns, read } of storedTables) {
    const content = writeCsv(columns, await read(db, scope))
    yield { name: `${KEPT_FOLDER}/${name}.csv`, content }
  }
  for await (const documents of readDocumentPages(db, scope))
    for (const { file_name, file_key, number, ...checksum } of documents)
      yield {
        name: `${DOCUMENTS_FOLDER}/${file_name}`,
        content: async () => {
          // The customer may have been deleted since, or staff may have removed it.
          if (!(await isListed(db, scope, number, file_key))) throw new NothingStored(file_key)
          return await readVerified(storage, file_key, checksum)
        },
      }
  for (const { picture_id, side, file_name, storage_key, size, sha256 } of await listShown(
    db,
    scope,
  ))
    yield {
      name: `${PICTURES_FOLDER}/${file_name}`,
      content: async () => {
        // Likewise.
        if (!(await findSize(db, scope, picture_id, side))) throw new NothingStored(storage_key)
        return await readVerified(storage, storage_key, { size, sha256 })
      },
    }
}

/** Returns an edition whose table has the columns about the customers besides. */
function withCustomerColumns(edition: Edition): Edition {
  return { ...edition, columns: { ...edition.columns, ...edition.kind.customerColumns } }
}

interface ExportedDocument extends Pick<DocumentTable, 'number' | 'file_name' | 'size' | 'sha256'> {
  readonly file_key: string
}

/** Returns whether the customer still has the document with this file. */
async function isListed(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  number: number,
  file: string,
): Promise<boolean> {
  const document = await db
    .selectFrom('document')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where(fileKey, '=', file)
    .executeTakeFirst()
  return document !== undefined
}

/** Reads a customer's documents page by page, oldest first. */
function readDocumentPages(db: Kysely<Schema>, { customerId }: CustomerScope) {
  return readPages<ExportedDocument>(PAGE_SIZE, (last) =>
    db
      .selectFrom('document')
      .select(['number', 'file_name', fileKey.as('file_key'), 'size', 'sha256'])
      .where('customer_id', '=', customerId)
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(PAGE_SIZE)
      .execute(),
  )
}

/** Writes the German read-me of an export, with CRLF for any editor. */
function writeReadMe(customerId: string): string {
  return TEXT.replace('{customerId}', () => customerId).replaceAll('\n', '\r\n')
}

const TEXT = `Alles, was über den Kunden {customerId} gespeichert ist

tabellen/         Ihre Zahlen: Portfolio, Gebäude, Einheiten und Kredite, wie die Verwaltung sie führt.
                  Jede Tabellenkalkulation öffnet diese Dateien. Ein Apostroph vor =, +, - oder @ am Anfang eines
                  Textes hält sie davon ab, ihn für eine Formel zu halten; er gehört nicht zum Text.
dokumente/        Ihre Dokumente als PDF.
bilder/           Bilder Ihrer Gebäude und Einheiten.
weitere-angaben/  Ihr Name, Ihre Konten und Anmeldungen, die Einladungen, die Angaben zu Ihren Dokumenten und,
                  wenn es sie gibt, E-Mails, die noch ausstehen, und Ihr Löschantrag. Alle Zeiten sind in UTC.

Passwörter sind nicht dabei: Der Dienst kennt sie nicht, er bewahrt nur Prüfwerte davon auf.

Für die Verwaltung: "npm run import -- DATEI.zip" liest Tabellen und Dokumente wieder ein.
`
