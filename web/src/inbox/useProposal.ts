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
  const street =
    findMentionedStreet(written, streets) ?? (streets.length === 1 ? streets[0] : undefined)
  return {
    suggestions,
    proposed: {
      street: toOption(street),
      type: toOption(findMentionedType(written, suggestions.types)),
      date: berlinDay(new Date(uploadedAt)),
    },
  }
}

function toOption(text = ''): OptionOrNew {
  return { isNew: false, text }
}

/** Returns the longest type that a text mentions, also within words, ignoring case and spelling variants. */
export function findMentionedType(text: string, types: readonly string[]): string | undefined {
  const written = searchable(text)
  return findLongest(types.filter((type) => written.includes(foldText(type))))
}

/** Returns the longest street that a text mentions, in whole words and numbers, ignoring case and spelling variants. */
export function findMentionedStreet(text: string, streets: readonly string[]): string | undefined {
  const lines = searchable(text)
    .split('\n')
    .map((line) => ` ${separateWords(line)} `)
  const found = streets.filter((street) => {
    const words = separateWords(foldText(street))
    return words !== '' && lines.some((line) => line.includes(` ${words} `))
  })
  return findLongest(found)
}

/** Puts a single space between the words and numbers of a text. */
function separateWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function findLongest(options: readonly string[]): string | undefined {
  return options.toSorted((a, b) => b.length - a.length)[0]
}
