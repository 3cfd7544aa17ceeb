import { createHash } from 'node:crypto'
import { join, parse } from 'node:path'
import { serviceActor } from '../../platform/audit/entry.ts'
import type { WatchedFileTable } from '../../platform/database/tables/watched.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { convertUpload } from '../intake/convertUpload.ts'
import { readerTurns } from '../intake/turns.ts'
import { addPaper } from '../papers/addPaper.ts'
import { TooLarge } from '../saveStream.ts'
import { largeFile } from '../texts.ts'
import type { TemporaryFolders } from '../upload/temporary.ts'
import { copyFile, moveFile } from './files.ts'
import { beginFile, changeFile, endFile } from './state.ts'
import * as texts from './texts.ts'

const MEGABYTE = 1024 * 1024
/** What seems unfinished or broken may still be written, by scanners that pause between pages, until it has not changed for so long. */
const PATIENCE_MS = 5 * 60_000
/** A file that was begun so often and never ended is given up: it may be what ends the process. */
const MAX_ATTEMPTS = 20
/** What uploads are told of files that the service does not take. */
const REFUSED = [413, 415, 422]

export interface TakeParts {
  readonly service: Pick<Service, 'audit' | 'config' | 'database' | 'storage'>
  readonly folders: TemporaryFolders
  /** The watched one. */
  readonly folder: string
  readonly signal: AbortSignal
}

/**
 * Takes a file as a paper, or refuses it, and moves it away. Leaves one that changes meanwhile, or may still be written. Taking it
 * again, after the process was killed, adds nothing that was added.
 *
 * @param unchangedMs since when it has not changed, at least
 */
export async function takeFile(parts: TakeParts, name: string, unchangedMs: number): Promise<void> {
  const { folders, folder } = parts
  const { config, database } = parts.service
  const { maxUploadBytes } = config
  const isPatient = unchangedMs < PATIENCE_MS
  await folders.withFolder(async (temporary) => {
    const path = join(temporary, 'file')
    const copied = await copyFile(join(folder, name), path, maxUploadBytes).catch((error) => {
      if (!(error instanceof TooLarge)) throw error
      return 'tooLarge' as const
    })
    if (copied === null || (isPatient && (copied === 'tooLarge' || !copied.isWhole))) return
    const sha256 = copied === 'tooLarge' ? '' : copied.sha256
    const begun = await beginFile(database.db, name, sha256)
    try {
      const refusal =
        begun.refusal ??
        (copied === 'tooLarge'
          ? largeFile(Math.floor(maxUploadBytes / MEGABYTE))
          : await keep(parts, begun, copied, temporary))
      if (refusal !== null && isPatient) return
      await moveAway(parts, begun, refusal)
    } finally {
      // Whatever became of it, the process lives.
      await changeFile(database.db, begun.key, { attempts: begun.attempts - 1 })
    }
  })
}

/** Stores a file as a paper. Returns why it was refused; null if it was not. */
async function keep(
  { service, signal }: TakeParts,
  { key, name, attempts }: WatchedFileTable,
  file: StoredFile,
  temporary: string,
): Promise<string | null> {
  if (attempts > MAX_ATTEMPTS) return texts.fileFails
  try {
    const turn = { owner: 'watched folder', signal }
    await addPaper(service, {
      file: await readerTurns.run(turn, () => convertUpload(file, temporary)),
      name: parse(name).name,
      source: 'pile',
      sender: null,
      message: '',
      uploader: null,
      upload: { key: hashKey(key), sha256: file.sha256 },
      record: service.audit.by(serviceActor),
    })
    return null
  } catch (error) {
    if (error instanceof ServiceError && REFUSED.includes(error.statusCode)) return error.message
    throw error
  }
}

function hashKey(key: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['watched', key]))
    .digest('base64url')
}

/** Moves a file to the others that were taken, or refused. What is noted first is done again after a kill. */
async function moveAway(
  { service, folder }: TakeParts,
  { key, name }: WatchedFileTable,
  refusal: string | null,
): Promise<void> {
  const { db } = service.database
  const mark = key.slice(0, 8)
  if (refusal === null) await moveFile(folder, name, { folder: texts.TAKEN, mark })
  else {
    await changeFile(db, key, { refusal })
    const note = texts.refusalNote(name, refusal, new Date())
    await moveFile(folder, name, { folder: texts.REFUSED, mark, note })
  }
  await endFile(db, key, refusal)
}
