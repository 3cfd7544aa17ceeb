import type { ActiveContent } from '@hausblick/contract/documents.ts'

/** Returns whether to warn: embedded files are usual in invoices, and what is still being inspected is no finding. */
export function isWarning(active: readonly ActiveContent[]): boolean {
  return active.some((kind) => kind !== 'files' && kind !== 'pending')
}
