import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/open.ts'
import { defaultLimits } from '../../platform/http/limits.ts'
import { countWaiting } from '../../platform/jobs/countWaiting.ts'
import { readVerified } from '../../platform/storage/readVerified.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { readExamination } from '../intake/examine.ts'
import { type DocumentText, documentText, type Examination } from '../intake/reader/answers.ts'
import { programs } from '../intake/reader/programs.ts'
import { ReaderError } from '../intake/readerOutput.ts'
import { ReusedReader } from '../intake/reusedReader.ts'
import { readerTurns } from '../intake/turns.ts'
import {
  type ClaimedPaper,
  type ClaimedText,
  claimPaper,
  claimText,
  postponeText,
  releaseText,
  storeExamination,
  texts,
} from './claimText.ts'
import { indexText } from './indexText.ts'
import { findPaperText, storePaperText } from './paperText.ts'
import { createSharedTexts } from './sharedText.ts'

/** How long an idle service takes to notice a new document. */
const POLL_MS = 3000

const EXTRACTION_FAILED = 'text extraction failed'

interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/**
 * Extracts the text of new documents in the background, one at a time, until stopped, and examines those that an older version
 * has added.
 */
export function startReadingTexts(parts: Parts, { mostPollMs } = defaultLimits) {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    await logWaiting(parts).catch((err: unknown) => parts.log.error({ err }, EXTRACTION_FAILED))
    while (!signal.aborted) {
      await readNewTexts(parts, signal).catch((err: unknown) => {
        if (!signal.aborted) parts.log.error({ err }, EXTRACTION_FAILED)
      })
      await setTimeout(Math.min(POLL_MS, mostPollMs), undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    /** Resolves once storage and database are no longer in use. The document in progress is read again after the next start. */
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Logs why the service is busy: some updates make it read all documents again. */
async function logWaiting({ database, log }: Parts): Promise<void> {
  const { waiting } = await countWaiting(database.db, texts, Number.MAX_SAFE_INTEGER)
  if (waiting > 0) log.info({ waiting }, 'documents are waiting for text extraction')
}

/** Reads every waiting document. Throws if storage as a whole fails, or the signal's reason when aborted. */
export async function readNewTexts(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  const findSharedText = createSharedTexts(db)
  using reader = new ReusedReader(programs.text)
  using examiner = new ReusedReader(programs.examine)
  while (!signal?.aborted) {
    const claimed = (await claimText(db)) ?? (await claimPaper(db))
    if (claimed === undefined) return
    if (!('paper' in claimed)) {
      const known = (await findSharedText(claimed)) ?? (await findPaperText(db, claimed))
      if (known) {
        await indexText(parts.database, claimed, known)
        // Nothing else has made it wait: thousands that share a file would stop the process.
        await setImmediate()
        continue
      }
    }
    const { storageKey } = claimed
    let found: Found
    try {
      found = await readDocument(parts, claimed, { reader, examiner }, signal)
    } catch (error) {
      if (signal?.aborted) {
        await releaseText(db, claimed)
        throw error
      }
      // If storage as a whole fails, this throws, and no attempt is counted.
      await parts.storage.check()
      parts.log.warn({ err: error, storageKey }, 'could not read a document from storage')
      await postponeText(db, claimed)
      continue
    }
    if (found.examined) await storeExamination(db, claimed, found.examined)
    if (!found.text) continue
    if ('paper' in claimed) await storePaperText(db, claimed.paper, found.text)
    else await indexText(parts.database, claimed, found.text)
  }
}

interface Found {
  readonly examined: Examination | null
  readonly text: DocumentText | 'failed' | null
}

interface Readers {
  readonly reader: ReusedReader
  readonly examiner: ReusedReader
}

async function readDocument(
  { storage, log }: Parts,
  { fileKey, textState, activeContent, ...claimed }: ClaimedText | ClaimedPaper,
  { reader, examiner }: Readers,
  signal: AbortSignal | undefined,
): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-text-'))
  // Papers come from anybody, and what one does to its reader must not concern another.
  const owner = 'paper' in claimed ? `paper ${claimed.paper}` : claimed.customerId
  const inTurn = (reader: ReusedReader, path: string) =>
    readerTurns.run({ owner: null, signal }, () => reader.read(path, owner, signal))
  const readText = async (path: string) => {
    try {
      return documentText.parse(await inTurn(reader, path))
    } catch (error) {
      if (!(error instanceof ReaderError)) throw error
      log.warn({ err: error, fileKey }, 'could not extract the text of a document')
      return 'failed'
    }
  }
  try {
    const path = join(folder, 'document')
    const bytes = await readVerified(storage, fileKey, claimed)
    await pipeline(bytes, (chunks) => writeFile(path, chunks), { signal })
    return {
      examined: activeContent === null ? await readExamination(inTurn(examiner, path)) : null,
      text: textState === 'pending' ? await readText(path) : null,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
