import type { Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { queueScan, type ScannedFile } from './queue.ts'

const PAGES_PER_STATEMENT = 250

interface PageOf {
  /** The file's key in storage. */
  readonly fileKey: string
  /** From 1. */
  readonly page: number
}

/**
 * Queues a new file whose pages are in turn those of other files: what was read in them is taken along, what waits there waits
 * here.
 */
export async function copyScan(
  trx: Transaction<Schema>,
  file: ScannedFile,
  pages: readonly PageOf[],
): Promise<void> {
  if (pages.length === 0) return
  const sources = [...new Set(pages.map(({ fileKey }) => fileKey))]
  const known = new Map(
    (await trx.selectFrom('scan_page').selectAll().where('file_key', 'in', sources).execute()).map(
      (row) => [`${row.file_key} ${row.page}`, row],
    ),
  )
  const rows = pages.flatMap(({ fileKey, page }, index) => {
    const row = known.get(`${fileKey} ${page}`)
    return row ? [{ ...row, file_key: file.fileKey, page: index + 1 }] : []
  })
  await queueScan(trx, file, [])
  for (const chunk of splitIntoChunks(rows, PAGES_PER_STATEMENT))
    await trx
      .insertInto('scan_page')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['file_key', 'page']).doNothing())
      .execute()
  await queueScan(trx, file, [])
}

/** Copies the text read from a file to a copy of that file. */
export async function copyWholeScan(
  trx: Transaction<Schema>,
  file: ScannedFile,
  from: string,
): Promise<void> {
  const pages = await trx
    .selectFrom('scan_page')
    .select(({ fn }) => fn.max('page').as('last'))
    .where('file_key', '=', from)
    .executeTakeFirst()
  const last = Number(pages?.last ?? 0)
  if (last > 0)
    await copyScan(
      trx,
      file,
      Array.from({ length: last }, (_, index) => ({ fileKey: from, page: index + 1 })),
    )
}
