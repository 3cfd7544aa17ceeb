import type { Encoding } from './encoding.ts'
import { text } from './text.ts'

export const ANNUITY = 'Annuität'
export const BULLET = 'endfällig'

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^annuit(?:ä|ae)t(?:endarlehen)?$/i, ANNUITY],
  [/^endf(?:ä|ae)llig(?:es darlehen)?$/i, BULLET],
]

/** How a loan is repaid: by equal instalments (`Annuität`), or whole at its end (`endfällig`). */
export const repaymentType: Encoding<string> = {
  kind: 'repaymentType',
  read: (raw) => {
    const said = text.read(raw) ?? ''
    return SPELLINGS.find(([spelling]) => spelling.test(said))?.[1] ?? null
  },
  write: (value) => value ?? '',
}
