import * as texts from '../texts.ts'
import type { Upload } from './upload.ts'

/** What is said of all documents that have arrived: of one, what was said of it. */
export function saidOfSent(messages: readonly string[]): string {
  const [first = '', ...others] = new Set(messages)
  return others.length === 0 ? first : texts.allSent(messages.length)
}

/** What is said of the files that did not arrive; null where there are none. */
export function saidOfFailed(uploads: readonly Upload[], own: texts.UploadTexts): string | null {
  const reasons = uploads.flatMap(({ step }) => (step.at === 'failed' ? [step.reason] : []))
  const [reason, ...others] = new Set(reasons)
  if (reason === undefined) return null
  return others.length === 0 ? own.failed + reason : own.failed + texts.notArrived(reasons.length)
}
