import type { Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { agreeWithSender } from '@hausblick/figures/documents/suggestions/sender.ts'
import { suggestFiling } from '@hausblick/figures/documents/suggestions/suggest.ts'
import type { Kysely } from 'kysely'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { readLearned } from './learned.ts'
import { readFiledOfSenders } from './ofSenders.ts'
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
  const senders = letters.flatMap(({ sender }) => sender ?? [])
  const filed = await readFiledOfSenders(db, senders, demoCustomerId)
  const owners = [...filed.values()].flat().map(({ customerId }) => customerId)
  const names = await findNames(db, [...new Set(owners)])
  return known.map(({ letter, ...here }) => {
    const { customerId, said, sender, text } = letter
    const sent = { text: text ?? '', said, isNamed: customerId !== null }
    const suggestion = suggestFiling(sent, here, types, today)
    const before = sender ? (filed.get(sender) ?? []) : []
    return {
      ...letter,
      suggestion: agreeWithSender(suggestion, sender ?? '', before, names),
    }
  })
}
