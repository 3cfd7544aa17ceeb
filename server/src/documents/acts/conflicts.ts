import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'

const MAX_NAMED = 3

/** Returns the error that names those of a step's documents which somebody else has changed meanwhile. */
export function conflictOf(fileNames: readonly string[], all: number): ServiceError {
  if (all === 1) return new ServiceError(409, texts.documentChanged)
  const named = fileNames.slice(0, MAX_NAMED).map((name) => `„${describeDocument(name)}“`)
  const others = fileNames.length - named.length
  const more = others > 0 ? [`${others} weitere`] : []
  return new ServiceError(
    409,
    texts.changedInStep(new Intl.ListFormat('de').format([...named, ...more])),
  )
}
