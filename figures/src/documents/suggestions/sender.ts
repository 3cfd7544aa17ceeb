import type { Suggested, Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { FROM_INVOICE } from '@hausblick/contract/invoice.ts'
import { foldKind } from '../../foldKind.ts'

/** How the letters of a sender, or the invoices of a supplier, were filed under one type, customer and address. */
export interface FiledOfSender {
  readonly customerId: string
  readonly street: string
  readonly type: string
  /** Of invoices, for what they count among the expenses; null if nobody said. */
  readonly expenseKind?: string | null
  /** How many. */
  readonly filed: number
}

/** As of what is learned by words: so many letters, and this share of them. */
const FEWEST = 3
const SHARE = 0.9

/**
 * Offers what a sender's letters were filed as before, where the letter says nothing of it. What it does say is filled in only where
 * that is the same; the data of an invoice need no confirmation.
 *
 * @param names of customers, by their id
 */
export function agreeWithSender(
  suggestion: Suggestion,
  sender: string,
  filed: readonly FiledOfSender[],
  names: ReadonlyMap<string, string>,
): Suggestion {
  const usual = (keyOf: (each: FiledOfSender) => string) => {
    const all = Map.groupBy(filed, keyOf)
    const total = sum(filed)
    const [most] = [...all.values()].toSorted((one, other) => sum(other) - sum(one))
    return most && sum(most) >= FEWEST && sum(most) >= SHARE * total ? most[0] : undefined
  }
  const place = usual(({ customerId, street }) => JSON.stringify([customerId, street]))
  const owner = usual(({ customerId }) => customerId)?.customerId
  const offer = (value: string | undefined) =>
    value === undefined ? null : { value, words: sender, isCertain: false }
  const customer = offer(owner)
  return {
    ...suggestion,
    type: agree(suggestion.type, offer(usual(({ type }) => type)?.type)),
    street: agree(suggestion.street, offer(place?.street)),
    customer: agree(
      suggestion.customer,
      customer && { ...customer, name: names.get(customer.value) ?? '' },
    ),
  }
}

function sum(all: readonly FiledOfSender[]): number {
  return all.reduce((total, { filed }) => total + filed, 0)
}

function agree<Of extends Suggested>(said: Of | null, usual: Of | null): Of | null {
  if (said === null || usual === null) return said ?? usual
  const isSure = said.value === usual.value || said.words.startsWith(FROM_INVOICE)
  return isSure ? said : { ...said, isCertain: false }
}

/** Suggests for what the invoices of a supplier count: certain where all that were filed say the same, else the most frequent. */
export function suggestExpenseKind(
  supplier: string,
  filed: readonly FiledOfSender[],
): Suggested | null {
  const said = filed.filter(({ expenseKind }) => expenseKind)
  const kinds = [...Map.groupBy(said, ({ expenseKind }) => foldKind(expenseKind ?? ''))]
  const [most] = kinds.toSorted(([, one], [, other]) => sum(other) - sum(one))
  const value = most?.[1][0]?.expenseKind
  return value ? { value, words: supplier, isCertain: kinds.length === 1 } : null
}
