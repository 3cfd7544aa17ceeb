import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readFileName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import { toDocument } from '../../content/toDocument.ts'
import { dataVersion } from '../../customers/store.ts'
import { addDocument, type DocumentParts } from '../../documents/add.ts'
import { ServiceError } from '../../errors.ts'
import { Problems } from '../problems.ts'
import { findKept } from './findKept.ts'
import { Refused } from './refused.ts'
import { sha256Of } from './sha256Of.ts'

interface ArchiveOptions {
  /** Checks every file, and writes nothing. */
  readonly dryRun: boolean
  /** Who counts as known beside those whom the database has: with a dry run, the customers of the tables read before. */
  readonly customerIds: readonly string[]
  readonly onProgress: (done: number, of: number) => void
}

export interface ArchiveReport {
  added: number
  /** There already, under the same name and with the same bytes. */
  unchanged: number
  /** An error for each file that was not taken. */
  readonly refused: Problems
}

/**
 * Takes PDFs whose names say whose and what they are, each by itself: what is wrong with one keeps no other out. Running it
 * again takes only what is missing, so a run that was broken off is completed by the next.
 */
export async function importDocuments(
  parts: DocumentParts,
  files: readonly string[],
  { dryRun, customerIds, onProgress }: ArchiveOptions,
): Promise<ArchiveReport> {
  const report: ArchiveReport = { added: 0, unchanged: 0, refused: new Problems({ strict: false }) }
  const known = new Map(customerIds.map((id) => [id, Promise.resolve(true)]))
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-import-'))
  let done = 0

  const isKnown = (customerId: string) => {
    const answer =
      known.get(customerId) ??
      dataVersion(parts.database.db, customerId).then((version) => version !== null)
    known.set(customerId, answer)
    return answer
  }
  /** Files of one name, one after the other: `taken` is the checksum of what has the name. */
  const takeAll = async (sameName: readonly string[]) => {
    let taken: string | undefined
    for (const file of sameName) {
      try {
        taken = await take(file, taken)
      } catch (error) {
        if (!(error instanceof ServiceError || error instanceof Refused)) throw error
        report.refused.error({ file }, error.message)
      }
      done += 1
      onProgress(done, files.length)
    }
  }
  const take = async (file: string, taken: string | undefined): Promise<string> => {
    const name = readFileName(basename(file).normalize('NFC'))
    if (!name) throw new Refused('name')
    if (!(await isKnown(name.customerId))) throw new Refused('customer')
    const sha256 = await sha256Of(file)
    const there = taken ?? (await findKept(parts.database.db, name.customerId, writeFileName(name)))
    if (there === sha256) {
      report.unchanged += 1
      return there
    }
    if (there !== undefined) throw new Refused('conflict')
    const kept = await toDocument({ path: file }, folder)
    if (kept.path !== file) throw new Refused('picture')
    const rest = { state: null, typedName: name.name, message: '', uploader: null }
    if (!dryRun) await addDocument(parts, { ...name, ...rest, file: kept })
    report.added += 1
    return kept.sha256
  }

  try {
    const groups = Map.groupBy(files, nameOf).values()
    const worker = async () => {
      for (const group of groups) await takeAll(group)
    }
    await Promise.all(Array.from({ length: availableParallelism() }, worker))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return report
}

/** The name that a document gets, which is not always that of its file. */
function nameOf(file: string): string {
  const name = readFileName(basename(file).normalize('NFC'))
  return name ? writeFileName(name) : file
}
