import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/open.ts'
import { readVerified } from '../../storage/readVerified.ts'
import type { Storage } from '../../storage/storage.ts'
import { KeptReader } from '../intake/keptReader.ts'
import { type DocumentText, documentText } from '../intake/reader/answers.ts'
import { programs } from '../intake/reader/programs.ts'
import { ReaderError } from '../intake/readerProcess.ts'
import { readerTurns } from '../intake/turns.ts'
import {
  type ClaimedText,
  claimText,
  countWaiting,
  postponeText,
  releaseText,
} from './claimText.ts'
import { indexText } from './indexText.ts'

/** How long an idle service takes to notice a new document. */
const POLL_MS = 3000

const EXTRACTION_FAILED = 'text extraction failed'

interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Extracts the text of new documents in the background, one at a time, until stopped. */
export function startReadingTexts(parts: Parts) {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    await logWaiting(parts).catch((err: unknown) => parts.log.error({ err }, EXTRACTION_FAILED))
    while (!signal.aborted) {
      await readNewTexts(parts, signal).catch((err: unknown) => {
        if (!signal.aborted) parts.log.error({ err }, EXTRACTION_FAILED)
      })
      await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined)
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
  const waiting = await countWaiting(database.db)
  if (waiting > 0) log.info({ waiting }, 'documents are waiting for text extraction')
}

/** Extracts the text of every waiting document. Throws if storage as a whole fails, or the signal's reason when aborted. */
export async function readNewTexts(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  using reader = new KeptReader(programs.text)
  while (!signal?.aborted) {
    const document = await claimText(db)
    if (document === undefined) return
    const { storageKey } = document
    let text: DocumentText | 'failed'
    try {
      text = await readText(parts, document, reader, signal)
    } catch (error) {
      if (signal?.aborted) {
        await releaseText(db, storageKey)
        throw error
      }
      // If storage as a whole fails, this throws, and no attempt is counted.
      await parts.storage.check()
      parts.log.warn({ err: error, storageKey }, 'could not read a document from storage')
      await postponeText(db, document)
      continue
    }
    await indexText(parts.database, document, text)
  }
}

async function readText(
  { storage, log }: Parts,
  { customerId, storageKey, ...checksum }: ClaimedText,
  reader: KeptReader,
  signal: AbortSignal | undefined,
): Promise<DocumentText | 'failed'> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-text-'))
  try {
    const path = join(folder, 'document')
    const bytes = await readVerified(storage, storageKey, checksum)
    await pipeline(bytes, (chunks) => writeFile(path, chunks), { signal })
    const read = () => reader.read(path, customerId, signal)
    return documentText.parse(await readerTurns.run({ owner: null, signal }, read))
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    log.warn({ err: error, storageKey }, 'could not extract the text of a document')
    return 'failed'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
