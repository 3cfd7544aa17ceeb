import type { InboxEntry } from '@hausblick/contract/documents.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { foldText, searchable } from '@hausblick/figures/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../data/access.ts'
import { documentsQuery } from '../data/documents/list.ts'
import type { OptionOrNew } from '../ui/SelectOrNew.tsx'
import { type Suggestions, useSuggestions } from '../upload/staff/useSuggestions.ts'
import { noBuilding } from '../upload/texts.ts'
import type { DocumentValues } from '../upload/values.ts'

const nothing: readonly DocumentEntry[] = []

/** Proposes how to file an uploaded document, based on the sender's words and the customer's existing documents and addresses. */
export function useProposal(
  { customerId, typedName, message, uploadedAt }: InboxEntry,
  account: string,
): { proposed: DocumentValues; suggestions: Suggestions } {
  const { client } = useAccess()
  const { data } = useQuery(documentsQuery({ client, account, customerId }))
  const known = useMemo(
    () => data?.entries.filter(({ state }) => state !== 'received') ?? nothing,
    [data],
  )
  const suggestions = useSuggestions(customerId, known)
  const written = `${typedName}\n${message}`
  const streets = suggestions.streets.filter((street) => street !== noBuilding)
  const street = findMentioned(written, streets) ?? (streets.length === 1 ? streets[0] : undefined)
  return {
    suggestions,
    proposed: {
      street: toOption(street),
      type: toOption(findMentioned(written, suggestions.types)),
      date: berlinDay(new Date(uploadedAt)),
    },
  }
}

function toOption(text = ''): OptionOrNew {
  return { isNew: false, text }
}

/** Returns the longest option that a text mentions, ignoring case and spelling variants; undefined if there is none. */
export function findMentioned(text: string, options: readonly string[]): string | undefined {
  const written = searchable(text)
  const found = options.filter((option) => written.includes(foldText(option)))
  return found.toSorted((a, b) => b.length - a.length)[0]
}
