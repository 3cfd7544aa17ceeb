import { randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '../../platform/http/errors.ts'
import { readVerified } from '../../platform/storage/readVerified.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { disarmed } from '../intake/reader/answers.ts'
import { programs } from '../intake/reader/programs.ts'
import { ReaderError } from '../intake/readerOutput.ts'
import { runReader } from '../intake/runReader.ts'
import { readerTurns, type Turn } from '../intake/turns.ts'
import * as texts from '../texts.ts'
import type { StoredDocument } from './verify.ts'

/** Values of the column `active_content` of documents of which browsers run nothing: they do not open embedded files. */
const RUN_NOWHERE: ReadonlySet<string | null> = new Set(['', 'files'])

/** Returns whether a browser may show a document as it is; what has not been inspected may not. */
export function isShownAsStored(activeContent: string | null): boolean {
  return RUN_NOWHERE.has(activeContent)
}

/**
 * Opens a copy of a document without what of it may act, to be shown in place of it. Throws a ServiceError (422) if there
 * cannot be one, and WrongBytes or NothingStored.
 */
export async function openDisarmed(
  storage: Storage,
  { file_key: key, ...checksum }: StoredDocument,
  turn: Turn,
): Promise<ReadStream> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-preview-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const [path, copy] = [join(folder, 'document'), join(folder, randomUUID())]
    await pipeline(await readVerified(storage, key, checksum), (chunks) => writeFile(path, chunks))
    const answer = await readerTurns.run(turn, () => runReader(programs.disarm, path, copy))
    if (!disarmed.parse(answer).made) throw new ServiceError(422, texts.noSafePreview)
    const bytes = createReadStream(copy)
    bytes.once('close', () => void remove())
    return bytes
  } catch (error) {
    await remove()
    if (!(error instanceof ReaderError)) throw error
    throw new ServiceError(422, texts.noSafePreview, { cause: error })
  }
}
