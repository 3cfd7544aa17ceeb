import { documentParameter } from '@hausblick/contract/addresses.ts'
import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { useState } from 'react'
import type { SeenDocument } from '../data/documents/corrections.ts'
import { useAddressState } from '../ui/useAddressState.ts'

/** Returns an entry's key, unique within the inbox and valid in element ids. */
export function getEntryKey({
  customerId,
  number,
}: Pick<InboxEntry, 'customerId' | 'number'>): string {
  return `${customerId}-${number}`
}

/** Keeps the open entry in the URL and moves on to the next one after filing. */
export function useFiling(entries: readonly InboxEntry[]) {
  const [openKey, write] = useAddressState(documentParameter)
  const [hasAdvanced, setHasAdvanced] = useState(false)
  const [filed, setFiled] = useState<SeenDocument | null>(null)
  return {
    /** Defaults to the oldest; undefined if the inbox is empty. */
    open: entries.find((entry) => getEntryKey(entry) === openKey) ?? entries[0],
    /** Whether the URL names a document that is not waiting, or no longer. */
    isGone: openKey !== null && !entries.some((entry) => getEntryKey(entry) === openKey),
    /** Whether filing the previous entry opened this one. */
    hasAdvanced,
    /** The document filed last, under its new name; null before any was, and once that was taken back. */
    filed,
    choose: (entry: InboxEntry) => {
      write(() => getEntryKey(entry))
      setHasAdvanced(false)
    },
    /** Opens the entry after a filed one, replacing the latter in the history. */
    advance: (entry: InboxEntry, fileName: string) => {
      const index = entries.findIndex((each) => getEntryKey(each) === getEntryKey(entry))
      const after = entries[index + 1]
      write(() => (after ? getEntryKey(after) : null), { replace: true })
      setHasAdvanced(true)
      setFiled({ customerId: entry.customerId, number: entry.number, fileName })
    },
    /** Opens the entry of a document whose filing was taken back. */
    goBack: (taken: Pick<InboxEntry, 'customerId' | 'number'>) => {
      write(() => getEntryKey(taken), { replace: true })
      setHasAdvanced(true)
      setFiled(null)
    },
  }
}
