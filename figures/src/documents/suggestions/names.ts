import { foldAccents, foldText } from '../../text.ts'
import type { KnownPlace } from './address.ts'
import { type Letter, quoteLine } from './letter.ts'

const TITLE = /^(?:herrn?|frau|familie|fam|eheleute|dr|prof|med|ing|dipl)$/
const UMLAUT = /[äöü]/gu

/** Folds a name: `Kühn` is `Kuehn`, but neither `Kuhn`; `Bauer` is not `Baur`. */
function foldName(name: string): string {
  const spelled = name
    .normalize('NFC')
    .toLowerCase()
    .replace(UMLAUT, (letter) => `${letter}e`)
  return foldAccents(spelled)
}

/** Returns the words of a name, folded, without titles. */
export function nameWords(name: string): string[] {
  const words = foldName(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.filter((word) => !TITLE.test(word))
}

/** Returns the words of a name in the orders in which letters have them: `Ritter, Ingrid` is also `Ingrid Ritter`. */
export function nameForms(name: string): string[][] {
  const [last = '', first, ...more] = name.split(',')
  const forms = first !== undefined && more.length === 0 ? [name, `${first} ${last}`] : [name]
  // A single word is no name that is anybody's alone.
  return forms.map(nameWords).filter((words) => words.length > 1)
}

/** Returns the names of a tenant, whole. */
export function tenantForms({ tenant }: KnownPlace): string[][] {
  return nameForms(`${tenant?.lastName ?? ''}, ${tenant?.firstName ?? ''}`)
}

/** Whether a text is a name and nothing else. */
export function isName(text: string, words: readonly string[]): boolean {
  return nameWords(text).join(' ') === words.join(' ') && hasName(text, words)
}

const FIRM =
  /(?<!\p{L})(?:g?gmbh|ag|kg|kgaa|ohg|gbr|ug|se|e\. ?k|e\. ?v|e\. ?g|eg|partg|mbb|ltd|inc|sparkasse|\p{L}*bank|versicherung(?:en)?|kanzlei|rechtsanw\p{L}+|amtsgericht|finanzamt|tel|telefon|fax|mobil|iban|bic|hrb|ust|steuernummer|inh|inhaber\p{L}*|geschaftsfuhr\p{L}+)(?!\p{L})|@|www\./u

/** Whether a line is of a firm or authority, as those at the head or foot of its letters. */
export function isFirm(line: string): boolean {
  return FIRM.test(foldText(line))
}

/** The line of a letter that has a name. */
export interface NamedLine {
  readonly index: number
  readonly words: string
}

/** Finds the line of a letter that has a name's words one after the other; null if none has. */
export function findName(
  { lines, folded }: Pick<Letter, 'lines' | 'folded'>,
  words: readonly string[],
): NamedLine | null {
  const [first] = words
  if (first === undefined) return null
  const index = folded.findIndex(
    (line, at) => line.includes(foldText(first)) && hasName(lines[at] ?? '', words),
  )
  const line = lines[index]
  return line === undefined ? null : { index, words: quoteLine(line, foldText(first)) }
}

/** What stands before a name and is no further first name. */
const ROLE =
  /(?:mieter|mieters|mieterin|vermieter|vermieterin|eigentumer|eigentumerin|ehepaar|firma|fa|kunde|kundin|auftraggeber|inhaber|inhaberin|absender|empfanger|betreff|name|partei|geehrte|geehrter|liebe|lieber|guten|tag|hallo|an|von|bei|fur|ihr|ihre|unser|unsere|wohnung|kundigung|abrechnung)$/u

/** Behind a name: that of a son, of a firm, or of a double name that goes on in the next line. */
const GOES_ON =
  /^(?:\p{Pd}(?:\p{L}|$)|,? (?:jun|jr|sen|sr|junior|senior|ii|iii)(?!\p{L})| (?:&|\+|und|u\.) (?:sohn|sohne|tochter|co|partner|kollegen)|,? (?:gmbh|ag|kg|ohg|gbr|ug|e\. ?k|e\. ?v)(?!\p{L}))/iu
/** A further capital word is part of a name unless it begins an address. */
const FURTHER_NAME = /^ (?!\p{Lu}[\p{L}.-]+ \d)\p{Lu}\p{L}+/u
const NOT_HIS = /c\/o $/u

/** Whether a text has a name's words, and no more of a name: `Peter Schmidt` is not in `Peter Schmidt-Rottluff` or `Hans Peter Schmidt`. */
export function hasName(text: string, words: readonly string[]): boolean {
  const all = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: written, index }) => ({
    ...{ written, start: index, end: index + written.length },
    folded: foldName(written),
  }))
  const tokens = all.filter(({ folded }) => !TITLE.test(folded))
  return tokens.some((token, at) => {
    const last = tokens[at + words.length - 1]
    if (!last || !words.every((word, index) => tokens[at + index]?.folded === word)) return false
    const [behind, before] = [text.slice(last.end), text.slice(0, token.start)]
    if (GOES_ON.test(behind) || FURTHER_NAME.test(behind)) return false
    if (/\p{L}\p{Pd}$/u.test(before) || NOT_HIS.test(before)) return false
    const previous = all[all.indexOf(token) - 1]
    return !(
      previous &&
      text.slice(previous.end, token.start) === ' ' &&
      /^\p{Lu}\p{L}/u.test(previous.written) &&
      !TITLE.test(previous.folded) &&
      !ROLE.test(foldText(previous.folded))
    )
  })
}
