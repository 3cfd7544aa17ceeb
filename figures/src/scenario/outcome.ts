import type { ProjectedYear, Projection } from './project.ts'

/** What is added up over all years, and what is told of the last one. */
export const SUMS = ['income', 'expenses', 'interest', 'principal', 'cash', 'once'] as const
export const AT_END = ['debt', 'value', 'equity', 'wealth'] as const

export type OutcomePart = (typeof SUMS)[number] | (typeof AT_END)[number]

/** A part of the outcome, in cents; null where it is unknown. */
export interface OutcomeLine {
  readonly part: OutcomePart
  readonly asIs: number | null
  readonly scenario: number | null
  readonly difference: number | null
}

/** Compares two projections over the same years: sums of all years, and what is owned and owed at the end of the last one. */
export function compareOutcomes(asIs: Projection, scenario: Projection): OutcomeLine[] {
  const line = (part: OutcomePart, of: (projection: Projection) => number | null) => {
    const [before, after] = [of(asIs), of(scenario)]
    const difference = before === null || after === null ? null : after - before
    return { part, asIs: before, scenario: after, difference }
  }
  return [
    ...SUMS.map((part) => line(part, ({ years }) => sumOf(years, part))),
    ...AT_END.map((part) => line(part, ({ years }) => years.at(-1)?.[part] ?? null)),
  ]
}

function sumOf(years: readonly ProjectedYear[], part: (typeof SUMS)[number]): number | null {
  return years.reduce<number | null>((sum, year) => {
    const amount = year[part]
    return sum === null || amount === null ? null : sum + amount
  }, 0)
}
