import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { findHeadingType, findMentionedType } from '@hausblick/figures/documents/mentionedType.ts'
import { foldText, searchable } from '@hausblick/figures/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../data/access.ts'
import { documentChoicesQuery, MAX_CHOICES } from '../data/documents/choices.ts'
import { documentsQuery } from '../data/documents/list.ts'
import type { OptionOrNew } from '../ui/SelectOrNew.tsx'
import { type Suggestions, useSuggestions } from '../upload/staff/useSuggestions.ts'
import { noBuilding } from '../upload/texts.ts'
import type { DocumentValues } from '../upload/values.ts'

const nothing: readonly DocumentEntry[] = []

interface Proposal {
  readonly proposed: DocumentValues
  /** The line of the document that has the proposed date; null if that is the day it came. */
  readonly dateLine: string | null
  readonly suggestions: Suggestions
}

/** Proposes how to file an uploaded document, from the sender's words, its text, and the documents and addresses there are. */
export function useProposal(entry: InboxEntry, account: string): Proposal {
  const { customerId, typedName, message, firstLines, writtenDate, uploadedAt } = entry
  const { client } = useAccess()
  const { data: list } = useQuery(documentsQuery({ client, account, customerId }))
  const { data: choices } = useQuery(documentChoicesQuery(client, '', MAX_CHOICES))
  const known = useMemo(
    () => list?.entries.filter(({ state }) => state !== 'received') ?? nothing,
    [list],
  )
  // A type that was new for one owner is known for all.
  const suggestions = useSuggestions(customerId, known, choices?.types)
  const streets = suggestions.streets.filter((street) => street !== noBuilding)
  const street =
    findMentionedStreet(`${typedName}\n${message}`, streets) ??
    (streets.length === 1 ? streets[0] : undefined)
  const { types } = suggestions
  const type =
    findMentionedType(typedName, types) ??
    findMentionedType(message, types) ??
    findHeadingType(firstLines, types)
  return {
    suggestions,
    dateLine: writtenDate?.line ?? null,
    proposed: {
      street: toOption(street),
      type: toOption(type),
      date: writtenDate?.day ?? berlinDay(new Date(uploadedAt)),
    },
  }
}

function toOption(text = ''): OptionOrNew {
  return { isNew: false, text }
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
  return found.toSorted((a, b) => b.length - a.length)[0]
}

/** Puts a single space between the words and numbers of a text. */
function separateWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
