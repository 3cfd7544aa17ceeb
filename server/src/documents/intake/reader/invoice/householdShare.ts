import type { Invoice } from '@hausblick/contract/invoice.ts'
import { centsOf } from './values.ts'

const NAMED = /§\s*35\s?a\b|haushaltsnah|handwerkerleistung|lohnanteil|lohnkosten|arbeitskosten/i
/** Longer texts are terms of business. */
const MAX_LENGTH = 10_000
const DENIED = /\b(?:kein|keine|keinen|ohne|nicht)\b/i
const NUMBER = '(\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:,(\\d\\d))?(?![\\d.,]*\\d)'
const EUROS = new RegExp(
  `(?:€|\\bEUR)\\s*${NUMBER}|(?<![\\d.,])${NUMBER}\\s*(?:€|EUR\\b|Euro\\b)`,
  'g',
)

/**
 * Returns the cents of wages by § 35a EStG where exactly one text names them, with exactly one amount; null where that leaves a
 * doubt.
 */
export function findHouseholdShare({
  notes,
  terms,
  lines,
}: Pick<Invoice, 'notes' | 'terms' | 'lines'>): number | null {
  const texts = [
    ...notes,
    terms ?? '',
    ...lines.map(({ name, description }) => `${name}\n${description ?? ''}`),
  ].filter((text) => text.length < MAX_LENGTH && NAMED.test(text))
  const found = new Set(texts.flatMap(sharesIn))
  const [share, ...others] = found
  return share === undefined || others.length > 0 ? null : share
}

/** Returns the amounts of the lines of a text that name wages, or all where those have none. */
function sharesIn(text: string): (number | null)[] {
  const naming = text.split('\n').filter((line) => NAMED.test(line))
  if (naming.some((line) => DENIED.test(line))) return [null]
  const near = naming.flatMap(eurosIn)
  return near.length > 0 ? near : eurosIn(text)
}

function eurosIn(text: string): (number | null)[] {
  return Array.from(text.matchAll(EUROS), ([, before, cents, after, otherCents]) =>
    centsOf(`${(before ?? after ?? '').replaceAll('.', '')}.${cents ?? otherCents ?? ''}`),
  )
}
