import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { InvoiceSheetTask } from '../../../documents/invoices/sheet/writeInvoice.ts'
import { readInvoices } from '../../../documents/invoices/store.ts'
import type { CustomerScope } from '../../../platform/http/access.ts'
import type { Service } from '../../../platform/http/service.ts'
import { createRenderThread } from '../../../platform/print/renderThread.ts'
import { readVerified } from '../../../platform/storage/readVerified.ts'
import type { ZippedFile } from '../../export/writeZip.ts'
import type { Issuer } from '../issuer.ts'
import type { Renderer } from '../render/renderer.ts'
import { reportTitle } from '../texts.ts'
import { tableFiles } from '../writeTables.ts'
import { isListed, readYearDocuments, type YearDocument } from './documents.ts'
import { createNames } from './names.ts'
import { writeReadMe } from './readMe.ts'

const DOCUMENTS_FOLDER = 'Unterlagen'
const TABLES_FOLDER = 'Tabellen'
const XML = /\.xml$/i

interface Parts extends Pick<Service, 'database' | 'storage'> {
  readonly renderer: Renderer
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Yields what an adviser gets of a year: the report, its tables, the year's documents by type, invoices in XML with their
 * sheets, and at the end, since it names what is missing, a read-me. A document is read to a temporary file first, so that one
 * that cannot be read is named instead. Throws if storage as a whole fails.
 */
export async function* listYearFiles(
  parts: Parts,
  scope: CustomerScope,
  { report, issuer }: { readonly report: YearlyReport; readonly issuer: Issuer },
): AsyncGenerator<ZippedFile> {
  const { renderer } = parts
  const title = reportTitle(report.year)
  for (const format of ['pdf', 'xlsx'] as const) {
    const content = await renderer.render({ report, issuer, format })
    yield { name: `${title}.${format}`, content }
  }
  for (const { name, content } of tableFiles(report, issuer))
    yield { name: `${TABLES_FOLDER}/${name}`, content }
  const unreadable: string[] = []
  let count = 0
  for await (const file of listDocuments(parts, scope, report, unreadable)) {
    if (typeof file.content === 'function') count += 1
    yield file
  }
  yield { name: 'LIESMICH.txt', content: writeReadMe(report, { count, unreadable }) }
}

async function* listDocuments(
  parts: Parts,
  scope: CustomerScope,
  { year, today }: Pick<YearlyReport, 'year' | 'today'>,
  unreadable: string[],
): AsyncGenerator<ZippedFile> {
  const { db } = parts.database
  const nameOf = createNames(DOCUMENTS_FOLDER)
  const sheets = createRenderThread<InvoiceSheetTask>(
    new URL('../../../documents/invoices/sheet/worker.ts', import.meta.url),
  )
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-year-'))
  const path = join(folder, 'document.pdf')
  try {
    for await (const page of readYearDocuments(db, scope, year))
      for (const document of page) {
        // Staff may have removed it since, or the customer been deleted.
        if (!(await isListed(db, scope, document))) continue
        if (!(await fetchTo(path, parts, document))) {
          unreadable.push(document.file_name)
          continue
        }
        const name = nameOf(document)
        yield { name, content: async () => createReadStream(path) }
        if (!XML.test(name)) continue
        for (const invoice of (await readInvoices(db, [document.sha256])).values()) {
          const file_name = document.file_name.replace(XML, '.pdf')
          const content = await sheets.render({ invoice, today })
          yield { name: nameOf({ ...document, file_name }), content }
        }
      }
  } finally {
    await sheets.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies the bytes of a document to a file, and returns whether they could be read as they were stored. */
async function fetchTo(
  path: string,
  { storage, log }: Pick<Parts, 'storage' | 'log'>,
  { file_key, number, size, sha256 }: YearDocument,
): Promise<boolean> {
  try {
    const bytes = await readVerified(storage, file_key, { size, sha256 })
    await pipeline(bytes, createWriteStream(path))
    return true
  } catch (err) {
    await storage.check()
    log.warn({ err, number }, 'could not read a document for the files of a year')
    return false
  }
}
