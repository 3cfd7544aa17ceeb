import type { StoredFile } from '../../platform/storage/storage.ts'

/** Everything stored, at one moment: what a backup holds, and what is carried from one place to another. */
export interface Holdings {
  readonly origin: Origin
  /** Everything, to be read once: the tables, each after those that it refers to, then the documents. */
  readonly parts: AsyncIterable<Part>
}

/** Where and when holdings were read. */
export interface Origin {
  /** ISO 8601. */
  readonly readAt: string
  /** The release that wrote the backup that they are read from; undefined elsewhere, and before 1.1.0. */
  readonly version?: string | undefined
  /** The names of the migrations that made the tables. */
  readonly migrations: readonly string[]
  /** The id of the document store, if it has one. */
  readonly storeId: string | null
}

export type Part = DocumentPart | MissingPart | TablePart

/** A document as a temporary file, complete and verified, which whoever receives it removes. */
export interface DocumentPart extends StoredFile {
  readonly kind: 'document'
  readonly key: string
}

/** A document whose bytes are lost or damaged where it was read. */
export interface MissingPart {
  readonly kind: 'missing'
  readonly key: string
  readonly fileName: string
}

/** Some rows of a table, in the bytewise order of its primary key. */
export interface TablePart {
  readonly kind: 'rows'
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** A value per column. */
export type Row = readonly (string | number | null)[]
