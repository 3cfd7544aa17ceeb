import * as texts from '../texts.ts'

/** A surplus by its name and without a sign: what is missing is a `Fehlbetrag`. */
export function namedSurplus(euros: number): { name: string; amount: number } {
  return { name: euros < 0 ? texts.deficit : texts.surplus, amount: Math.abs(euros) }
}
