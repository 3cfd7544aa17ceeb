import { documentParameter } from '@hausblick/contract/addresses.ts'
import type { InboxEntry } from '@hausblick/contract/documents.ts'
import { useState } from 'react'
import { useAddressState } from '../ui/useAddressState.ts'

/** Names an entry within the inbox, also as part of an element's id. */
export function keyOf({ customerId, number }: InboxEntry): string {
  return `${customerId}-${number}`
}

/** Which entry is open, as the address says, and what has just become of the one before. */
export function useFiling(entries: readonly InboxEntry[]) {
  const [openKey, write] = useAddressState(documentParameter)
  const [isNext, setIsNext] = useState(false)
  const [filedAs, setFiledAs] = useState<string | null>(null)
  return {
    /** The oldest, as long as nobody chooses another. */
    open: entries.find((entry) => keyOf(entry) === openKey) ?? entries[0],
    /** Whether the address names a document that does not wait, or no more. */
    isGone: openKey !== null && !entries.some((entry) => keyOf(entry) === openKey),
    /** Whether it is open because the one before has been filed. */
    isNext,
    /** What the last document is called now. */
    filedAs,
    choose: (entry: InboxEntry) => {
      write(keyOf(entry))
      setIsNext(false)
    },
    /** Goes on with the entry after one that has been filed, to which no way leads back. */
    next: (filed: InboxEntry, name: string) => {
      const index = entries.findIndex((entry) => keyOf(entry) === keyOf(filed))
      const after = entries[index + 1]
      write(after ? keyOf(after) : null, { replace: true })
      setIsNext(true)
      setFiledAs(name)
    },
  }
}
