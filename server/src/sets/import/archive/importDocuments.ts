import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { readFileName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import { addDocument } from '../../../documents/add/addDocument.ts'
import type { DocumentParts } from '../../../documents/add/storeThenAdd.ts'
import { acceptFile, type PdfReaders } from '../../../documents/intake/convertUpload.ts'
import { programs } from '../../../documents/intake/reader/programs.ts'
import { ReusedReader } from '../../../documents/intake/reusedReader.ts'
import { readDataVersion } from '../../../people/customers/store.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { hashFile } from '../../../platform/storage/hashFile.ts'
import { Problems } from '../problems/problems.ts'
import { DocumentRefused, findDayFault, REFUSALS } from './faults.ts'

/** Stands for the files' owner at the PDF reader: one person assembled the archive, whoever its customers are. */
const OPERATOR = 'operator'
/** Each pair of reader processes may take up to 1 GB. */
const MAX_READERS = 4

interface ArchiveOptions {
  /** Checks every file without writing. */
  readonly dryRun: boolean
  /** Refuses files with an implausible day instead of warning about them. */
  readonly strict?: boolean
  /** Customers accepted besides those in the database: in a dry run, those of the tables just read. */
  readonly customerIds: readonly string[]
  readonly onProgress: (done: number, of: number) => void
}

export interface ArchiveReport {
  added: number
  /** Already stored under the same name with the same bytes. */
  unchanged: number
  /** An error for each refused file, and a warning for each implausible day. */
  readonly problems: Problems
}

/**
 * Imports PDFs whose file names say which customer they belong to and what they are. Each is imported on its own, so a
 * refused file does not affect the others. Stored documents are skipped, so a further run completes an interrupted one.
 * Throws any error that is not the fault of a single file, such as a database failure.
 */
export async function importDocuments(
  parts: DocumentParts,
  files: readonly string[],
  { dryRun, strict = false, customerIds, onProgress }: ArchiveOptions,
): Promise<ArchiveReport> {
  const report: ArchiveReport = { added: 0, unchanged: 0, problems: new Problems({ strict }) }
  const known = new Map(customerIds.map((id) => [id, Promise.resolve(true)]))
  const today = berlinDay(new Date())
  let done = 0

  const isKnown = (customerId: string) => {
    const answer =
      known.get(customerId) ??
      readDataVersion(parts.database.db, customerId).then((version) => version !== null)
    known.set(customerId, answer)
    return answer
  }
  const checkDay = (file: string) => {
    const fault = findDayFault(basename(file).normalize('NFC'), today)
    if (fault === null) return
    if (strict) throw new DocumentRefused(fault)
    report.problems.warning({ file }, fault)
  }
  /** Imports files of one document name in turn; `stored` is the checksum of the document that has the name. */
  const importGroup = async (sameName: readonly string[], readers: PdfReaders) => {
    let stored: string | undefined
    for (const file of sameName) {
      try {
        checkDay(file)
        stored = await importFile(file, stored, readers)
      } catch (error) {
        if (!(error instanceof ServiceError || error instanceof DocumentRefused)) throw error
        report.problems.error({ file }, error.message)
      }
      done += 1
      onProgress(done, files.length)
    }
  }
  const importFile = async (
    file: string,
    stored: string | undefined,
    readers: PdfReaders,
  ): Promise<string> => {
    const name = readFileName(basename(file).normalize('NFC'))
    if (!name) throw new DocumentRefused(REFUSALS.name)
    if (!(await isKnown(name.customerId))) throw new DocumentRefused(REFUSALS.customer)
    const { sha256 } = await hashFile(file).catch((cause) => {
      throw new DocumentRefused(REFUSALS.unreadable, { cause })
    })
    const present =
      stored ?? (await findStoredHash(parts.database.db, name.customerId, writeFileName(name)))
    if (present === sha256) {
      report.unchanged += 1
      return present
    }
    if (present !== undefined) throw new DocumentRefused(REFUSALS.conflict)
    const accepted = await acceptFile(file, readers)
    if (accepted === null) throw new DocumentRefused(REFUSALS.picture)
    // It would be stored under another name, and again by the next run.
    if (accepted.format !== name.format) throw new DocumentRefused(REFUSALS.extension)
    const rest = { state: null, typedName: name.name, message: '', uploader: null }
    if (!dryRun) await addDocument(parts, { ...name, ...rest, file: accepted })
    report.added += 1
    return accepted.sha256
  }

  const groups = Map.groupBy(files, documentNameOf).values()
  const worker = async () => {
    using inspect = new ReusedReader(programs.inspect)
    using examine = new ReusedReader(programs.examine)
    const readers = {
      inspect: (path: string) => inspect.read(path, OPERATOR),
      examine: (path: string) => examine.read(path, OPERATOR),
    }
    for (const group of groups) await importGroup(group, readers)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MAX_READERS) }, worker))
  return report
}

/** Returns the name the document will have, which may differ from the file's. */
function documentNameOf(file: string): string {
  const name = readFileName(basename(file).normalize('NFC'))
  return name ? writeFileName(name) : file
}

/** Returns the SHA-256 of a customer's document with this file name, or undefined if there is none. */
async function findStoredHash(
  db: Kysely<Schema>,
  customerId: string,
  fileName: string,
): Promise<string | undefined> {
  const document = await db
    .selectFrom('document')
    .select('sha256')
    .where('customer_id', '=', customerId)
    .where('file_name', '=', fileName)
    .executeTakeFirst()
  return document?.sha256
}
