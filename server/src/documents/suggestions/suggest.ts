import type { Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { suggestFiling } from '@hausblick/figures/documents/suggestions/suggest.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { readLearned } from './learned.ts'
import { readKnown } from './places.ts'
import type { SentLetter } from './sent.ts'
import { readTypes } from './types.ts'

interface Around {
  /** An ISO 8601 day. */
  readonly today: string
  /** The operator's address, which stands in most letters. */
  readonly operator: { readonly street: string }
  /** Whose documents and addresses are examples. */
  readonly demoCustomerId: string
}

/** Suggests how to file letters, by what they say and the database knows. */
export async function suggest<Letter extends SentLetter>(
  db: Kysely<Schema>,
  letters: readonly Letter[],
  { today, operator, demoCustomerId }: Around,
): Promise<(Letter & { readonly suggestion: Suggestion })[]> {
  if (letters.length === 0) return []
  const types = { ...(await readLearned(db)), types: await readTypes(db, demoCustomerId) }
  const known = await readKnown(db, letters, { own: operator.street, demoCustomerId })
  return known.map(({ letter, ...here }) => ({
    ...letter,
    suggestion: suggestFiling(
      { text: letter.text ?? '', said: letter.said, isNamed: letter.customerId !== null },
      here,
      types,
      today,
    ),
  }))
}
