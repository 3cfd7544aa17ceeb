import * as texts from '../texts.ts'
import type { Upload } from './upload.ts'

/** Returns one message for all uploaded documents: the service's own if it is always the same, else their number. */
export function summariseUploaded(messages: readonly string[]): string {
  const [first = '', ...others] = new Set(messages)
  return others.length === 0 ? first : texts.allSent(messages.length)
}

/** Returns one message for all failed uploads; null if there are none. */
export function summariseFailed(uploads: readonly Upload[], own: texts.UploadTexts): string | null {
  const reasons = uploads.flatMap(({ state }) => (state.status === 'failed' ? [state.reason] : []))
  const [reason, ...others] = new Set(reasons)
  if (reason === undefined) return null
  return others.length === 0 ? own.failed + reason : own.failed + texts.notArrived(reasons.length)
}
