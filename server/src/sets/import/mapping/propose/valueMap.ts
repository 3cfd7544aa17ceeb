import { foldText } from '@hausblick/figures/text.ts'
import { OPEN_ENDED } from '../sniff.ts'

const VACANT =
  /^(?:\*+\s*)?(?:leerstand|leerstehend|leer|frei|unvermietet|nicht vermietet|vakant|n\.?\s?n\.?|z\.?\s?zt\.? (?:leer|frei))(?:\s*\*+)?$/
const YES = /^(?:ja|j|x|yes|vorhanden|✓)$/
const NO = /^(?:nein|n|no|keine?r?)$/
const ANNUITY = /annuit|tilgungsdarlehen/
const BULLET = /endfallig|tilgungsfrei|festdarlehen|tilgungsaussetzung/

/** Words for an empty flat, which may come with any later file. */
const VACANT_WORDS = ['Leerstand', 'leer', 'leerstehend', 'frei', 'unvermietet', 'vakant', 'N.N.']

/** Proposes what is stored for values of a column that mean something else than they say; undefined for none. */
export function proposeValues(
  field: string,
  values: readonly string[],
): Record<string, string> | undefined {
  const found: Record<string, string> = {}
  const texts = new Set(values.map((value) => value.trim()))
  if (field === 'tenant' || field === 'tenantlastname')
    for (const word of VACANT_WORDS) found[word] = ''
  if (field === 'dateofrentalend') found.unbefristet = ''
  for (const text of texts) {
    const stored = text === '' ? null : storedFor(field, text)
    if (stored !== null && stored !== text) found[text] = stored
  }
  if (isCount(field) && texts.size > 1 && texts.has('')) found[''] = '0'
  return Object.keys(found).length === 0 ? undefined : found
}

function storedFor(field: string, text: string): string | null {
  const folded = foldText(text)
  if (field.startsWith('tenant') && VACANT.test(folded)) return ''
  if (field === 'dateofrentalend' && OPEN_ENDED.test(text)) return ''
  if (isCount(field)) return YES.test(folded) ? '1' : NO.test(folded) ? '0' : null
  if (field === 'repaymenttype')
    return BULLET.test(folded) ? 'endfällig' : ANNUITY.test(folded) ? 'Annuität' : null
  return null
}

function isCount(field: string): boolean {
  return ['numberofgarage', 'numberofparking', 'numberofcellar'].includes(field)
}
