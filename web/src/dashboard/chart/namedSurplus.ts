import * as texts from '../texts.ts'

/** A surplus by its name and without a sign: what is missing is a `Fehlbetrag`. Null stays null. */
export function namedSurplus(euros: number | null): { name: string; amount: number | null } {
  if (euros === null) return { name: texts.surplus, amount: null }
  return { name: euros < 0 ? texts.deficit : texts.surplus, amount: Math.abs(euros) }
}
