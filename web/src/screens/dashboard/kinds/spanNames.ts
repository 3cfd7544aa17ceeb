import type { KindSpan } from '@hausblick/figures/amountsByKind.ts'
import { nameSpan } from '../../../base/format/month.ts'

/** Returns the month whose documents belong to a span, and its name; the year's for longer ones. */
export function documentsOfSpan({ first, last }: KindSpan, year: number) {
  return first === last
    ? { month: last, name: nameSpan({ first, last }, year) }
    : { month: null, name: String(year) }
}
