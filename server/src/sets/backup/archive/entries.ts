import * as z from 'zod'

/** Increased when older programs could not read the archive any more. */
export const FORMAT = 1

/** The first entry: what the archive is. */
export const HEADER = 'hausblick.json'
/** The keys and names of documents that could not be read. */
export const MISSING = 'missing.json'
/** The last entry: a summary, without which an archive is incomplete. */
export const COMPLETE = 'complete.json'

/** What later releases add is passed over. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  /** The release that wrote it; those before 1.1.0 do not say. */
  version: z.string().optional(),
  readAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  storeId: z.string().nullable(),
})

export const missingSchema = z.array(z.strictObject({ key: z.string(), fileName: z.string() }))

const cell = z.union([z.string(), z.int(), z.null()])

export const rowsSchema = z.strictObject({
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
})

/** Some rows of a table, as JSON, compressed by gzip. */
export const TABLE_ENTRY = /^tables\/(?<table>[a-z\d_]+)\/\d+\.json\.gz$/
export const DOCUMENT_ENTRY = /^documents\/(?<key>[\da-f]{32})$/

/** The extended attribute (pax, POSIX.1-2001) of a document's entry that has its file name. */
export const NAME_ATTRIBUTE = 'HAUSBLICK.name'

export function tableEntry(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.json.gz`
}

export function documentEntry(key: string): string {
  return `documents/${key}`
}
