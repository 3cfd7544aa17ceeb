import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/open.ts'
import { transact } from '../../platform/database/transact.ts'
import { defaultLimits } from '../../platform/http/limits.ts'
import { spool } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { documentText, scannedPage } from '../intake/reader/answers.ts'
import { programs, type ReaderProgram } from '../intake/reader/programs.ts'
import { ReaderError } from '../intake/readerOutput.ts'
import { ReusedReader } from '../intake/reusedReader.ts'
import { runReader } from '../intake/runReader.ts'
import { readerTurns } from '../intake/turns.ts'
import { queueArchive } from '../scans/archive.ts'
import {
  type ClaimedScan,
  claimScan,
  endTurn,
  listWaiting,
  noteCut,
  postponeScan,
  releaseScan,
  skipBeyond,
  storePage,
} from '../scans/claim.ts'
import { findFile, type StoredFile } from '../scans/findFile.ts'
import { queueScan } from '../scans/queue.ts'
import { isTextDue } from './claimText.ts'
import { indexScan } from './indexScan.ts'

/** How long an idle service takes to notice a new scan. */
const POLL_MS = 3000
/** How often it looks whether others still need the machine. */
const WAIT_MS = 250
/** How long others may keep it from a page: some machines are never at rest. */
const MOST_WAIT_MS = 15_000
/** Documents that an older version adds beside this one are found so often. */
const ARCHIVE_MS = 60 * 60_000
/** How long a file is read before a newer one gets its turn. */
const TURN_MS = 60_000

const READING_FAILED = 'reading scanned pages failed'

interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** How many pages of each file are read; 0 for none. */
  readonly pages: number
  /** By default the one that waits for everything else on the machine. */
  readonly program?: ReaderProgram
}

/**
 * Reads scanned pages in the background until stopped, one at a time: a page takes seconds of a processor, and waits a while for
 * uploads that are examined and texts of new documents.
 */
export function startReadingScans(parts: Parts, { mostPollMs } = defaultLimits) {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    for (let lookedAt = -ARCHIVE_MS; parts.pages > 0 && !signal.aborted; ) {
      try {
        if (performance.now() - lookedAt > ARCHIVE_MS) {
          await queueArchive(parts.database.db, signal)
          lookedAt = performance.now()
        }
        await readNewScans(parts, signal)
      } catch (err) {
        if (!signal.aborted) parts.log.error({ err }, READING_FAILED)
      }
      await setTimeout(Math.min(POLL_MS, mostPollMs), undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    /** Resolves once storage and database are no longer in use. The page in progress is read again after the next start. */
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Reads every waiting page. Throws if storage as a whole fails, or the signal's reason when aborted. */
export async function readNewScans(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  using reader = new ReusedReader(parts.program ?? programs.ocr)
  while (!signal?.aborted) {
    await letOthersPass(parts.database, signal)
    const claimed = await claimScan(db)
    if (claimed === undefined) return
    const file = await findFile(db, claimed.fileKey)
    // The file is gone; restoring a document queues its pages again.
    if (file === undefined) await releaseScan(db, claimed.fileKey, 'done')
    else await readClaimed(parts, reader, claimed, file, signal)
  }
}

/** Resolves once no upload is examined and no text waits to be extracted, or after a while. */
async function letOthersPass({ db }: Database, signal: AbortSignal | undefined): Promise<void> {
  const end = performance.now() + MOST_WAIT_MS
  while (!signal?.aborted && performance.now() < end && (isExamining() || (await isTextDue(db))))
    await setTimeout(WAIT_MS, undefined, { signal })
}

function isExamining(): boolean {
  const { running, waiting } = readerTurns.count()
  return running + waiting > 0
}

async function readClaimed(
  parts: Parts,
  reader: ReusedReader,
  claimed: ClaimedScan,
  file: StoredFile,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db } = parts.database
  const { fileKey } = claimed
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-scan-'))
  try {
    const path = join(folder, 'document')
    const found = await spool(parts.storage, fileKey, file, path).catch(async (err: unknown) => {
      // If storage as a whole fails, this throws, and no attempt is counted.
      await parts.storage.check()
      parts.log.warn({ err, fileKey }, 'could not read a scanned document from storage')
      return null
    })
    if (found === null) return await postponeScan(db, fileKey)
    if (claimed.state === 'unknown') await findScannedPages(parts, claimed, path)
    await skipBeyond(db, fileKey, parts.pages)
    const read = (page: number) => reader.read(path, file.owner, signal, page)
    await readPages(parts, claimed, read, signal)
    await indexScan(parts.database, fileKey)
    await endTurn(db, fileKey)
  } catch (error) {
    await releaseScan(db, fileKey)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Finds the scanned pages of a file that was stored by an earlier release. */
async function findScannedPages(
  { database, log }: Parts,
  { fileKey }: ClaimedScan,
  path: string,
): Promise<void> {
  try {
    const { scanned } = documentText.parse(await runReader(programs.text, path))
    await transact(database.db, (trx) => queueScan(trx, { fileKey, uploadedAt: '' }, scanned))
  } catch (err) {
    if (!(err instanceof ReaderError)) throw err
    log.warn({ err, fileKey }, 'could not find the scanned pages of a document')
  }
}

/** Reads the next pages, each stored at once. */
async function readPages(
  { database, log }: Parts,
  claimed: ClaimedScan,
  read: (page: number) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const end = performance.now() + TURN_MS
  for (const page of await listWaiting(database.db, claimed.fileKey)) {
    if (performance.now() > end) return
    await letOthersPass(database, signal)
    try {
      const found = scannedPage.parse(await read(page))
      await storePage(database.db, claimed, page, found)
    } catch (err) {
      if (!(err instanceof ReaderError)) throw err
      log.warn({ err, fileKey: claimed.fileKey, page }, 'could not read a scanned page')
      await noteCut(database.db, claimed, page)
    }
  }
}
