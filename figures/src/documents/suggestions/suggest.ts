import type { Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { findWrittenDate } from '../writtenDate.ts'
import { listSpots } from './address.ts'
import { readLetter } from './letter.ts'
import { type Known, suggestPlace } from './place.ts'
import { type KnownTypes, suggestType } from './type.ts'

/** A letter and what its sender says of it. */
export interface Sent {
  /** The text of its first page; empty if it has none. */
  readonly text: string
  /** What the sender calls it, and wrote about it. */
  readonly said: readonly string[]
  /** Whether the first of it is the name that a customer gave it. */
  readonly isNamed: boolean
}

/**
 * Suggests how to file a letter, rather nothing than something wrong.
 *
 * @param today an ISO 8601 day
 */
export function suggestFiling(
  { text, said, isNamed }: Sent,
  known: Known,
  types: KnownTypes,
  today: string,
): Suggestion {
  const letter = readLetter(text)
  const spots = listSpots({ lines: [...letter.lines, ...said.flatMap((each) => each.split('\n'))] })
  const { names, ...placed } = suggestPlace(letter, spots, known)
  const date = findWrittenDate(text, today)
  const suggestion: Suggestion = {
    ...placed,
    type: suggestType(letter, types, { said, isNamed, names }),
    date: date && { value: date.day, words: date.line, isCertain: true },
    name: null,
    expenseKind: null,
  }
  return letter.isSeveral ? offerOnly(suggestion) : suggestion
}

function offerOnly(suggestion: Suggestion): Suggestion {
  const { type, date, street, unit, customer } = suggestion
  return {
    ...suggestion,
    type: type && { ...type, isCertain: false },
    date: date && { ...date, isCertain: false },
    street: street && { ...street, isCertain: false },
    unit: unit && { ...unit, isCertain: false },
    customer: customer && { ...customer, isCertain: false },
  }
}
