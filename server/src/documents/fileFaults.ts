import { ServiceError } from '../errors.ts'
import { WrongBytes } from '../storage/checkedAs.ts'
import { NothingStored } from '../storage/nothingStored.ts'

const WHAT_TO_DO =
  'Bitte wenden Sie sich an uns, damit wir sie aus einer Sicherung zurückholen, und nennen Sie dabei den Namen des Dokuments.'
const LOST = `Die Datei dieses Dokuments fehlt in unserem Speicher. ${WHAT_TO_DO}`
const DAMAGED = `Die Datei dieses Dokuments ist beschädigt und wird deshalb nicht geöffnet. ${WHAT_TO_DO}`

/** Returns what the reader of a document is told where its file is lost or damaged; any other error as it is. */
export function asFileFault<Other>(error: Other): Other | ServiceError {
  if (error instanceof NothingStored) return new ServiceError(500, LOST, { cause: error })
  if (error instanceof WrongBytes) return new ServiceError(500, DAMAGED, { cause: error })
  return error
}
