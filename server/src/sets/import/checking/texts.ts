import { foldText } from '@hausblick/figures/text.ts'
import type { Rule } from './finding.ts'

const SUM = /^(?:summen?|gesamt(?:summe)?|zwischensumme|ubertrag|saldo)(?![\p{L}\p{N}])/u

const id: Rule = (text) =>
  SUM.test(foldText(text)) ? 'ist eine Zeile mit Summen und keine eigene. Löschen Sie sie.' : null

const words: Rule = (text) =>
  /\p{L}/u.test(text)
    ? null
    : 'hat keinen einzigen Buchstaben. Prüfen Sie, ob hier die richtige Spalte steht.'

/** What cannot be meant in a text, by field. */
export const textRules: Readonly<Record<string, Rule>> = {
  customerid: id,
  objectid: id,
  propertyid: id,
  creditid: id,
  type: words,
  servicetype: words,
  lender: words,
}
