import { foldText } from '@hausblick/figures/text.ts'
import type { CheckedRow, Rule } from './finding.ts'

/** How people write that nobody lives there, as single folded words; more may follow (`Leerstand seit Mai 2025`). */
const VACANT =
  /^(?:leerstand|leerstehend|leere wohnung|unvermietet|nicht vermietet|unbewohnt|unbelegt|nicht belegt|vakanz|vakant|vacant|n n|nn|zu vermieten|in vermietung|(?:in )?neuvermietung|(?:kein|ohne) mieter(?:in)?|mieter gesucht)(?: |$)/
/** What may be a surname, and means this only where nothing else names a person. */
const VACANT_ALONE =
  /^(?:(?:z zt|zzt|zur zeit|zurzeit|derzeit|aktuell|noch|steht|wohnung) )*(?:leer|frei|leerstand|leerstehend)(?: (?:ab|seit|wegen) .*)?$/

const SALUTATION = /^(?:herrn?|frau|familie|fam\.|eheleute|dr\.|prof\.)\s+\p{L}/iu

const NAMES = ['tenanttitle', 'tenantprename', 'tenantlastname']

function isVacant(text: string, { texts }: CheckedRow): boolean {
  const words = foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (words === '' || VACANT.test(words)) return true
  const others = NAMES.map((name) => texts[name]?.trim() ?? '').filter((other) => other !== text)
  return VACANT_ALONE.test(words) && others.every((other) => other === '')
}

const name: Rule = (text, row) => {
  if (isVacant(text, row))
    return 'ist kein Mieter, und die Einheit gälte damit als vermietet. Lassen Sie bei einer leeren Einheit „tenanttitle“, „tenantprename“ und „tenantlastname“ leer.'
  return /\p{L}/u.test(text)
    ? null
    : 'ist kein Name. Prüfen Sie, ob in der Spalte die Namen der Mieter stehen.'
}

const lastName: Rule = (text, row) =>
  name(text, row) ??
  (SALUTATION.test(text) && row.record.tenanttitle == null
    ? 'beginnt mit der Anrede. Schreiben Sie die Anrede in „tenanttitle“, den Vornamen in „tenantprename“ und in „tenantlastname“ nur den Nachnamen.'
    : null)

const rentalStart: Rule = (_, { record }) =>
  typeof record.dateofrentalstart === 'string' &&
  'tenantlastname' in record &&
  NAMES.every((field) => record[field] == null)
    ? 'ist ein Mietbeginn ohne Mieter: Die Einheit gälte als freistehend. Tragen Sie den Mieter in „tenanttitle“, „tenantprename“ und „tenantlastname“ ein, oder leeren Sie den Mietbeginn.'
    : null

/** What cannot be meant of a tenant, by field. */
export const tenantRules: Readonly<Record<string, Rule>> = {
  tenanttitle: name,
  tenantprename: name,
  tenantlastname: lastName,
  dateofrentalstart: rentalStart,
}
