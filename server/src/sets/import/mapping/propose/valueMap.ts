import { foldText } from '@hausblick/figures/text.ts'
import { isVacant, saysVacant, VACANT_WORDS } from '../../checking/vacancy.ts'
import { OPEN_ENDED } from '../sniff.ts'
import { readAgreement } from '../words.ts'

const YES = /^(?:ja|j|x|yes|vorhanden|✓)$/
const NO = /^(?:nein|n|no|keine?r?)$/
const ANNUITY = /annuit|tilgungsdarlehen/
const NAMES = ['tenantprename', 'tenanttitle']
const BULLET = /endfallig|tilgungsfrei|festdarlehen|tilgungsaussetzung/

/**
 * Proposes what is stored for values of a column that mean something else than they say; undefined for none.
 *
 * @param beside the fields of the sheet
 */
export function proposeValues(
  field: string,
  values: readonly string[],
  beside: ReadonlySet<string>,
): Record<string, string> | undefined {
  const found: Record<string, string> = {}
  const texts = new Set(values.map((value) => value.trim()))
  // `Frei` is a surname where first names stand in a column of their own.
  const isWhole =
    field === 'tenant' || (field === 'tenantlastname' && !NAMES.some((name) => beside.has(name)))
  const says = isWhole ? isVacant : saysVacant
  if (isWhole || field === 'tenantlastname')
    for (const word of VACANT_WORDS.filter(says)) found[word] = ''
  if (field === 'dateofrentalend') found.unbefristet = ''
  for (const text of texts) {
    if (text === '') continue
    const stored = field.startsWith('tenant') && says(text) ? '' : storedFor(field, text)
    if (stored !== null && stored !== text) found[text] = stored
  }
  if (isCount(field) && texts.size > 1 && texts.has('')) found[''] = '0'
  return Object.keys(found).length === 0 ? undefined : found
}

function storedFor(field: string, text: string): string | null {
  const folded = foldText(text)
  if (field === 'dateofrentalend' && OPEN_ENDED.test(text)) return ''
  if (isCount(field)) return YES.test(folded) ? '1' : NO.test(folded) ? '0' : null
  if (field === 'repaymenttype')
    return BULLET.test(folded) ? 'endfällig' : ANNUITY.test(folded) ? 'Annuität' : null
  if (field === 'rentagreement') return readAgreement(text)
  return null
}

function isCount(field: string): boolean {
  return ['numberofgarage', 'numberofparking', 'numberofcellar'].includes(field)
}
