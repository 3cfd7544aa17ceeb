import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'
import type { Refusal } from './reader/answers.ts'

const refusals: Readonly<Record<Refusal, readonly [status: number, sentence: string]>> = {
  empty: [422, texts.emptyFile],
  unknownType: [415, texts.unknownFile],
  broken: [422, texts.brokenFile],
  noPages: [422, texts.noPages],
  tooManyPixels: [413, texts.tooManyPixels],
}

/** Returns the error that says why a file is no document, and what to do about it. */
export function refuse(why: Refusal, cause?: unknown): ServiceError {
  const [status, sentence] = refusals[why]
  return new ServiceError(status, sentence, { cause })
}
