import * as z from 'zod/mini'

/** The rates of the linear depreciation of buildings in basis points a year (§ 7 Abs. 4 EStG). */
export const DEPRECIATION_RATES = [200, 250, 300] as const

/** What a depreciation follows from beside the purchase price. Pages of earlier releases send no costs. The service says in German what of it cannot be. */
export const depreciationTerms = z.object({
  /** The building's share of the purchase price, without the land, in basis points. */
  share: z.number(),
  /** Basis points a year: one of `DEPRECIATION_RATES`. */
  rate: z.number(),
  /** The month from which it runs: ISO 8601, `2019-05`. */
  start: z.string().check(z.maxLength(20)),
  /** The additional costs of the purchase in cents, such as transfer tax, notary and agent; null if unknown. */
  costs: z._default(z.nullable(z.number()), null),
})
export type DepreciationTerms = z.infer<typeof depreciationTerms>

/** What it is of: an object, or a unit as the wire calls it. */
export const depreciationItem = {
  kind: z.enum(['object', 'property']),
  itemId: z.string().check(z.maxLength(200)),
}
export const depreciationEntry = z.extend(depreciationTerms, depreciationItem)
/** What was entered once about the depreciation of a building or unit. */
export type DepreciationEntry = z.infer<typeof depreciationEntry>
