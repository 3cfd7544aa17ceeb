import type { Split } from '@hausblick/contract/mapping/subjects.ts'

/** How the ids of a building and a unit may stand in one cell. */
export type IdOrder = Extract<Split, 'building-unit' | 'unit-building'>

export function isIdOrder(split: Split | undefined): split is IdOrder {
  return split === 'building-unit' || split === 'unit-building'
}

/** What separates two ids, the plainest first: `R7 – 04` before `0012/001` before `101-03`. */
const SEPARATORS = [/\s*\|\s*/g, /\s+[-–/]\s+/g, /\s*[,;:]\s*/g, /\//g, /[-–]/g, /[._]/g]
/** Words that only say what an id is of. */
const WORD =
  /^(?:objekt|obj\.?|haus|gebäude|geb\.?|liegenschaft|wirtschaftseinheit|wohneinheit|einheit|wohnung|whg\.?|we|ve|me|ne|nr\.?)\s*(?:nr\.?)?\s*:?\s*(?=\S*\d)/iu

export interface TwoIds {
  readonly building: string
  /** Of the unit within its building. */
  readonly unit: string
  readonly separator: string
}

/** Takes the ids of a building and a unit apart: `Haus 12 / WE 3`; null if there are no two. */
export function splitIds(text: string, order: IdOrder): TwoIds | null {
  for (const pattern of SEPARATORS) {
    const found = [...text.matchAll(pattern)].at(order === 'building-unit' ? 0 : -1)
    if (!found) continue
    const [separator] = found
    const parts = [text.slice(0, found.index), text.slice(found.index + separator.length)]
    const [first = '', second = ''] = parts.map((part) => part.trim().replace(WORD, ''))
    if (first === '' || second === '') continue
    return order === 'building-unit'
      ? { building: first, unit: second, separator }
      : { building: second, unit: first, separator }
  }
  return null
}
