import * as texts from '../texts.ts'

/** Returns the label and the absolute amount of a surplus or deficit, in cents; null stays null. */
export function nameSurplus(cents: number | null): { name: string; amount: number | null } {
  if (cents === null) return { name: texts.surplus, amount: null }
  return { name: cents < 0 ? texts.deficit : texts.surplus, amount: Math.abs(cents) }
}
