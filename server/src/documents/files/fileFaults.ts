import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'
import { WrongBytes } from '../../storage/checkedAs.ts'
import { NothingStored } from '../../storage/nothingStored.ts'

/** Returns what the reader of a document is told where its file is lost or damaged; any other error as it is. */
export function asFileFault<Other>(error: Other): Other | ServiceError {
  if (error instanceof NothingStored) return new ServiceError(500, texts.fileLost, { cause: error })
  if (error instanceof WrongBytes) return new ServiceError(500, texts.fileDamaged, { cause: error })
  return error
}
