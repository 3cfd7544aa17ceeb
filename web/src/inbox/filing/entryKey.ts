import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'

/** Returns an entry's key, unique within the inbox and valid in element ids. */
export function getEntryKey({
  customerId,
  number,
}: Pick<InboxEntry, 'customerId' | 'number'>): string {
  return `${customerId}-${number}`
}
