import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import type { Suggested } from '@hausblick/contract/calls/suggestion.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { documentChoicesQuery, MAX_CHOICES } from '../../base/data/documents/choices.ts'
import { documentsQuery } from '../../base/data/documents/list.ts'
import { formatDay } from '../../base/format/day.ts'
import type { OptionOrNew } from '../../base/ui/SelectOrNew.tsx'
import type { FieldSource } from '../../parts/upload/staff/SourceNote.tsx'
import { type Suggestions, useSuggestions } from '../../parts/upload/staff/useSuggestions.ts'
import { noBuilding } from '../../parts/upload/texts.ts'
import type { DocumentValues } from '../../parts/upload/values.ts'
import * as texts from './texts.ts'

const nothing: readonly DocumentEntry[] = []

interface Proposal {
  /** What is filled in: what is certain, the only address that there is, and the day of arrival. */
  readonly proposed: DocumentValues
  /** Where it comes from, and what is offered. */
  readonly sources: { readonly [Field in keyof DocumentValues]: FieldSource | undefined }
  readonly suggestions: Suggestions
}

/** Proposes how to file a document, by what the service suggests, and offers the customer's addresses and the types in use. */
export function useProposal(
  { customerId, suggestion: { street, type, date }, uploadedAt }: InboxEntry,
  account: string,
): Proposal {
  const { client } = useAccess()
  const { data: list } = useQuery(
    documentsQuery({ client, account, customerId: customerId || null }),
  )
  const { data: choices } = useQuery(documentChoicesQuery(client, '', MAX_CHOICES))
  const known = useMemo(
    () => list?.entries.filter(({ state }) => state !== 'received') ?? nothing,
    [list],
  )
  // A type that was new for one owner is known for all.
  const suggestions = useSuggestions(customerId || null, known, choices?.types)
  const streets = suggestions.streets.filter((each) => each !== noBuilding)
  const [only] = streets
  const onlyStreet = only !== undefined && streets.length === 1 ? only : undefined
  const arrivedOn = berlinDay(new Date(uploadedAt))
  return {
    suggestions,
    proposed: {
      street: toOption(certainOf(street) ?? (street ? undefined : onlyStreet)),
      type: toOption(certainOf(type)),
      date: certainOf(date) ?? arrivedOn,
    },
    sources: {
      street:
        toSource(street) ??
        (onlyStreet === undefined ? undefined : say(onlyStreet, texts.onlyAddress)),
      type: toSource(type),
      date: toSource(date, formatDay) ?? say(arrivedOn, texts.dateOfArrival),
    },
  }
}

function toOption(text = ''): OptionOrNew {
  return { isNew: false, text }
}

function certainOf(suggested: Suggested | null): string | undefined {
  return suggested?.isCertain ? suggested.value : undefined
}

function toSource(
  suggested: Suggested | null,
  format = (value: string) => value,
): FieldSource | undefined {
  if (suggested === null) return undefined
  const { value, words, isCertain } = suggested
  return { value, label: format(value), text: texts.comesFrom(words), isOffered: !isCertain }
}

function say(value: string, text: string): FieldSource {
  return { value, label: value, text, isOffered: false }
}
