import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { readFileName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import { readDataVersion } from '../../customers/store.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { addDocument, type DocumentParts } from '../../documents/add/addDocument.ts'
import { KeptReader } from '../../documents/intake/keptReader.ts'
import { programs } from '../../documents/intake/reader/programs.ts'
import { asPdf } from '../../documents/intake/toDocument.ts'
import { ServiceError } from '../../http/errors.ts'
import { Problems } from '../problems.ts'
import { dayFault, REFUSALS, Refused } from './faults.ts'

/** Whose files an archive's are to the readers, whichever customers they are for: one person has put them together. */
const OPERATOR = 'operator'
/** Each may take up to 512 MB. */
const MOST_READERS = 4

interface ArchiveOptions {
  /** Checks every file, and writes nothing. */
  readonly dryRun: boolean
  /** Refuses files whose day cannot be right, instead of a warning. */
  readonly strict?: boolean
  /** Who counts as known beside those whom the database has: with a dry run, the customers of the tables read before. */
  readonly customerIds: readonly string[]
  readonly onProgress: (done: number, of: number) => void
}

export interface ArchiveReport {
  added: number
  /** There already, under the same name and with the same bytes. */
  unchanged: number
  /** An error for each file that was not taken, and a warning for each whose day cannot be right. */
  readonly problems: Problems
}

/**
 * Takes PDFs whose names say whose and what they are, each by itself: what is wrong with one keeps no other out. Running it
 * again takes only what is missing, so a run that was broken off is completed by the next.
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
  /** Warns of a day that cannot be right; strictly, the file is refused. */
  const tellOfDay = (file: string) => {
    const fault = dayFault(basename(file).normalize('NFC'), today)
    if (fault === null) return
    if (strict) throw new Refused(fault)
    report.problems.warning({ file }, fault)
  }
  /** Files of one name, one after the other: `taken` is the checksum of what has the name. */
  const takeAll = async (sameName: readonly string[], reader: KeptReader) => {
    let taken: string | undefined
    for (const file of sameName) {
      try {
        tellOfDay(file)
        taken = await take(file, taken, reader)
      } catch (error) {
        if (!(error instanceof ServiceError || error instanceof Refused)) throw error
        report.problems.error({ file }, error.message)
      }
      done += 1
      onProgress(done, files.length)
    }
  }
  const take = async (
    file: string,
    taken: string | undefined,
    reader: KeptReader,
  ): Promise<string> => {
    const name = readFileName(basename(file).normalize('NFC'))
    if (!name) throw new Refused(REFUSALS.name)
    if (!(await isKnown(name.customerId))) throw new Refused(REFUSALS.customer)
    const sha256 = await sha256Of(file)
    const there = taken ?? (await findKept(parts.database.db, name.customerId, writeFileName(name)))
    if (there === sha256) {
      report.unchanged += 1
      return there
    }
    if (there !== undefined) throw new Refused(REFUSALS.conflict)
    const kept = await asPdf(file, (path) => reader.read(path, OPERATOR))
    if (kept === null) throw new Refused(REFUSALS.picture)
    const rest = { state: null, typedName: name.name, message: '', uploader: null }
    if (!dryRun) await addDocument(parts, { ...name, ...rest, file: kept })
    report.added += 1
    return kept.sha256
  }

  const groups = Map.groupBy(files, nameOf).values()
  const worker = async () => {
    using reader = new KeptReader(programs.inspect)
    for (const group of groups) await takeAll(group, reader)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST_READERS) }, worker))
  return report
}

/** The name that a document gets, which is not always that of its file. */
function nameOf(file: string): string {
  const name = readFileName(basename(file).normalize('NFC'))
  return name ? writeFileName(name) : file
}

/** The checksum of the document that a customer has under a file name; undefined where there is none. */
async function findKept(
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

/** The checksum of a file, in hex. */
async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk)
  } catch (cause) {
    throw new Refused(REFUSALS.unreadable, { cause })
  }
  return hash.digest('hex')
}
