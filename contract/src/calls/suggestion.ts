import * as z from 'zod/mini'

/** A value that a letter's text suggests for one field. */
const suggested = z.object({
  value: z.string(),
  /** The words of the letter, or of who sent it, from which the value comes. */
  words: z.string(),
  /** Whether to fill it in; what is not certain is only offered. */
  isCertain: z.boolean(),
})
export type Suggested = z.infer<typeof suggested>

/** What a letter says for filing it; null for each field of which it says nothing plain. */
export const suggestion = z.object({
  type: z.nullable(suggested),
  /** ISO 8601 day. */
  date: z.nullable(suggested),
  /** Street and house number, as documents are filed under them. */
  street: z.nullable(suggested),
  /** The id of a unit. */
  unit: z.nullable(z.extend(suggested, { label: z.string() })),
  /** The id of a customer; also of letters whose customer is known. */
  customer: z.nullable(z.extend(suggested, { name: z.string() })),
  /** The document's short label. */
  name: z.nullable(suggested),
  /** Of an invoice, for what it counts among the expenses. */
  expenseKind: z.nullable(suggested),
})
export type Suggestion = z.infer<typeof suggestion>
