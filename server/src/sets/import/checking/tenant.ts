import type { Rule } from './finding.ts'
import { isVacant, saysVacant } from './vacancy.ts'

const SALUTATION = /^(?:herrn?|frau|familie|fam\.|eheleute|dr\.|prof\.)\s+\p{L}/iu

const NAMES = ['tenanttitle', 'tenantprename', 'tenantlastname']

const name: Rule = (text, { texts }) => {
  if (saysVacant(text) || isVacant(NAMES.map((field) => texts[field] ?? '').join(' ')))
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
