import { documentParameter } from '@hausblick/contract/addresses.ts'
import type { InboxEntry } from '@hausblick/contract/documents.ts'
import { useState } from 'react'
import { useAddressState } from '../ui/useAddressState.ts'

/** Returns an entry's key, unique within the inbox and valid in element ids. */
export function getEntryKey({ customerId, number }: InboxEntry): string {
  return `${customerId}-${number}`
}

/** Keeps the open entry in the URL and moves on to the next one after filing. */
export function useFiling(entries: readonly InboxEntry[]) {
  const [openKey, write] = useAddressState(documentParameter)
  const [hasAdvanced, setHasAdvanced] = useState(false)
  const [filedAs, setFiledAs] = useState<string | null>(null)
  return {
    /** Defaults to the oldest; undefined if the inbox is empty. */
    open: entries.find((entry) => getEntryKey(entry) === openKey) ?? entries[0],
    /** Whether the URL names a document that is not waiting, or no longer. */
    isGone: openKey !== null && !entries.some((entry) => getEntryKey(entry) === openKey),
    /** Whether filing the previous entry opened this one. */
    hasAdvanced,
    /** The new file name of the document filed last; null before any was. */
    filedAs,
    choose: (entry: InboxEntry) => {
      write(() => getEntryKey(entry))
      setHasAdvanced(false)
    },
    /** Opens the entry after a filed one, replacing the latter in the history. */
    advance: (filed: InboxEntry, name: string) => {
      const index = entries.findIndex((entry) => getEntryKey(entry) === getEntryKey(filed))
      const after = entries[index + 1]
      write(() => (after ? getEntryKey(after) : null), { replace: true })
      setHasAdvanced(true)
      setFiledAs(name)
    },
  }
}
