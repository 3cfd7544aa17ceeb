import { readScaled, writeScaled, writeShortened } from './decimal.ts'
import type { Encoding } from './encoding.ts'

/** An area in hundredths of m²: `7939` is `79,39`. */
export const area: Encoding<number> = {
  kind: 'area',
  read: (text) => readScaled(text.replace(/\s*(?:m²|m2|qm)\s*$/i, ''), 2),
  write: (hundredths) => (hundredths === null ? '' : writeScaled(hundredths, 2)),
}

/** An integer count. Numbers with a fraction cannot be read. */
export const count: Encoding<number> = {
  kind: 'count',
  read: (text) => {
    const hundredths = readScaled(text, 2)
    return hundredths === null || hundredths % 100 !== 0 ? null : hundredths / 100
  },
  write: (value) => (value === null ? '' : writeScaled(value, 0)),
}

/** Years of a loan or rooms of a unit, in tenths: `165` is `16,5`, `230` is `23`. */
export const quantity: Encoding<number> = {
  kind: 'quantity',
  read: (text) => readScaled(text, 1),
  write: (tenths) => (tenths === null ? '' : writeShortened(tenths, 1)),
}
