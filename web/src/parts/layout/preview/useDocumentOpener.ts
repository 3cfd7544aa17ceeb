import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useMemo, useState } from 'react'
import { documentsQuery, type ListOwner, needsRenewal } from '../../../base/data/documents/list.ts'
import { logFailure } from '../../../base/data/failures.ts'
import * as texts from './texts.ts'

export interface DocumentOpener {
  /** Handles a click on a link to a document's file: opens it in a new tab, with a fresh URL where the old one may expire. */
  readonly followLink: (event: MouseEvent, entry: DocumentEntry, addressOf: AddressOf) => void
  /** Returns the document with a valid `downloadUrl`. Rejects if the list cannot be fetched or no longer has it. */
  readonly renewEntry: (entry: DocumentEntry) => Promise<DocumentEntry>
  /** Why the last document could not be opened, as shown to the user. */
  readonly error: string | null
}

type AddressOf = (entry: DocumentEntry) => string

/** Opens documents whose download URLs, requested at some time, may have expired. */
export function useDocumentOpener(
  { client, account }: Pick<ListOwner, 'client' | 'account'>,
  askedAt: number,
): DocumentOpener {
  const queries = useQueryClient()
  const [error, setError] = useState<string | null>(null)
  return useMemo(() => {
    async function renewEntry(entry: DocumentEntry): Promise<DocumentEntry> {
      if (!needsRenewal(askedAt)) return entry
      const query = documentsQuery({ client, account, customerId: entry.customerId })
      const { entries } = await queries.fetchQuery({ ...query, staleTime: 0 })
      const found = entries.find(({ fileName }) => fileName === entry.fileName)
      if (!found) throw new Error(texts.gone)
      return found
    }
    async function open(tab: Window | null, entry: DocumentEntry, addressOf: AddressOf) {
      try {
        const address = addressOf(await renewEntry(entry))
        // Without a tab, as with a popup blocker, a download still leaves the page in place.
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
      renewEntry,
      followLink: (event, entry, addressOf) => {
        setError(null)
        if (!needsRenewal(askedAt)) return
        event.preventDefault()
        // Opened synchronously in the click handler, or popup blockers intervene.
        const tab = window.open('', '_blank')
        if (tab) tab.opener = null
        void open(tab, entry, addressOf)
      },
    }
  }, [queries, client, account, askedAt, error])
}
