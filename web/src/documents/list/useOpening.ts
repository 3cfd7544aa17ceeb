import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useMemo, useState } from 'react'
import { documentsQuery, type ListOwner, mustBeRenewed } from '../../data/documents/list.ts'
import type { DocumentList } from '../../data/documents/storedList.ts'
import { logFailure } from '../../data/failures.ts'
import * as texts from '../texts.ts'

export interface Opening {
  /** Follows a link to a document's file into a new tab, with an address that counts. */
  readonly follow: (event: MouseEvent, entry: DocumentEntry, addressOf: AddressOf) => void
  /** A document of a list that may be too old, as it is now. */
  readonly renewed: (entry: DocumentEntry) => Promise<DocumentEntry>
  /** Why the last document could not be opened, as the user reads it. */
  readonly error: string | null
}

type AddressOf = (entry: DocumentEntry) => string

/** Opens documents of a list that was loaded some time ago: their addresses stop to count (design: capabilities). */
export function useOpening(owner: ListOwner, list: DocumentList | undefined): Opening {
  const queries = useQueryClient()
  const [error, setError] = useState<string | null>(null)
  return useMemo(() => {
    async function renewed(entry: DocumentEntry): Promise<DocumentEntry> {
      if (list && !mustBeRenewed(list)) return entry
      const query = documentsQuery(owner)
      const { entries } = await queries.fetchQuery({ ...query, staleTime: 0 })
      const found = entries.find(({ fileName }) => fileName === entry.fileName)
      if (!found) throw new Error(texts.gone)
      return found
    }
    async function open(tab: Window | null, entry: DocumentEntry, addressOf: AddressOf) {
      try {
        const address = addressOf(await renewed(entry))
        // Where no tab may be opened, a download leaves the page where it is.
        if (tab) tab.location.replace(address)
        else location.assign(address)
      } catch (failure) {
        logFailure(failure)
        tab?.close()
        setError(failure instanceof Error ? failure.message : String(failure))
      }
    }
    return {
      error,
      renewed,
      follow: (event, entry, addressOf) => {
        setError(null)
        if (list && !mustBeRenewed(list)) return
        event.preventDefault()
        // In the click's own task, else the browser takes it for an advertisement.
        const tab = window.open('', '_blank')
        if (tab) tab.opener = null
        void open(tab, entry, addressOf)
      },
    }
  }, [queries, owner, list, error])
}
