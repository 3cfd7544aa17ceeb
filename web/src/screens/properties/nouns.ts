import { formatCount } from '../../base/format/number.ts'
import * as texts from './texts.ts'

/** The German nouns for units or buildings. */
export interface Nouns {
  readonly one: string
  readonly many: string
  /** The plural after `von`. */
  readonly manyOf: string
  readonly previous: string
  readonly next: string
  /** The title for a link to an unknown item. */
  readonly unknown: string
}

export const unitNouns: Nouns = {
  one: texts.unit,
  many: texts.units,
  manyOf: texts.units,
  previous: texts.previousUnit,
  next: texts.nextUnit,
  unknown: texts.unknownUnit,
}

export const objectNouns: Nouns = {
  one: texts.object,
  many: texts.objects,
  manyOf: texts.objectsOf,
  previous: texts.previousObject,
  next: texts.nextObject,
  unknown: texts.unknownObject,
}

/** Returns `8 Einheiten`, or `3 von 8 Einheiten` if not all are shown. */
export function countItems(shown: number, total: number, { one, many, manyOf }: Nouns): string {
  if (shown === total) return texts.countOf(formatCount(total), total === 1 ? one : many)
  return texts.shownOf(formatCount(shown), formatCount(total), total === 1 ? one : manyOf)
}
