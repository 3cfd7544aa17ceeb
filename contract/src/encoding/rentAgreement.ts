import type { Encoding } from './encoding.ts'
import { text } from './text.ts'

export const GRADUATED = 'Staffel'
export const INDEXED = 'Index'
export const COMPARABLE = 'Vergleichsmiete'

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^staffel(?:miete|mietvertrag)?$/i, GRADUATED],
  [/^index(?:miete|mietvertrag)?$/i, INDEXED],
  [/^(?:orts(?:ü|ue)bliche )?vergleichsmiete$/i, COMPARABLE],
]

/** How a rent rises: by steps of the contract (§ 557a BGB), with the consumer prices (§ 557b), or up to comparable rents (§ 558). */
export const rentAgreement: Encoding<string> = {
  kind: 'rentAgreement',
  read: (raw) => {
    const said = text.read(raw) ?? ''
    return SPELLINGS.find(([spelling]) => spelling.test(said))?.[1] ?? null
  },
  write: (value) => value ?? '',
}
