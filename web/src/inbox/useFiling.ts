import type { InboxEntry } from '@hausblick/contract/documents.ts'
import { useState } from 'react'

/** Names an entry within the inbox, also as part of an element's id. */
export function keyOf({ customerId, number }: InboxEntry): string {
  return `${customerId}-${number}`
}

/** Which entry is open, and what has just become of the one before. */
export function useFiling(entries: readonly InboxEntry[]) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [isNext, setIsNext] = useState(false)
  const [filedAs, setFiledAs] = useState<string | null>(null)
  return {
    /** The oldest, as long as nobody chooses another. */
    open: entries.find((entry) => keyOf(entry) === openKey) ?? entries[0],
    /** Whether it is open because the one before has been filed. */
    isNext,
    /** What the last document is called now. */
    filedAs,
    choose: (entry: InboxEntry) => {
      setOpenKey(keyOf(entry))
      setIsNext(false)
    },
    /** Goes on with the entry after one that has been filed. */
    next: (filed: InboxEntry, name: string) => {
      const index = entries.findIndex((entry) => keyOf(entry) === keyOf(filed))
      const after = entries[index + 1]
      setOpenKey(after ? keyOf(after) : null)
      setIsNext(true)
      setFiledAs(name)
    },
  }
}
