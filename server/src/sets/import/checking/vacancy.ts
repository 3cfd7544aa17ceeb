import { foldText } from '@hausblick/figures/text.ts'

/** How people write that nobody lives there; later files may have any of them. */
export const VACANT_WORDS = [
  'Leerstand',
  'leer',
  'leerstehend',
  'frei',
  'unvermietet',
  'vakant',
  'N.N.',
]

// Patterns of folded words, in which `ae`, `oe` and `ue` are single letters: `aktuell` is `aktull`.

const NOW =
  '(?:(?:z zt|zzt|z z|zur zeit|zurzeit|derzeit|aktull|momentan|gegenwartig|noch|steht|wohnung|whg|einheit) )*'
/** More may follow: `Leerstand seit Mai 2025`. */
const VACANT = new RegExp(
  `^${NOW}(?:leerst|leerstand|leerstehung|leer ?stehende?|leere? wohnung|leerwohnung|unvermietet|nicht vermietet|unbewohnt|unbelegt|nicht belegt|vakanz|vakant|vacant|vacancy|unlet|unoccupied|not (?:let|rented)|n n|nn|zu vermieten|zur vermietung|in vermietung|(?:in )?neuvermietung|(?:kein|ohne) mieter(?:in)?|(?:nach)?mieter gesucht)(?: |$)`,
)
/** What may be a surname, and means this only where nothing else names a person. */
const VACANT_ALONE = new RegExp(`^${NOW}(?:leer|frei)(?: (?:ab|seit|wegen) .*)?$`)

/** Whether a text says that nobody lives there, whatever stands beside it. */
export function saysVacant(text: string): boolean {
  const words = wordsOf(text)
  // A cell of `####` is an error.
  return words === '' ? !text.includes('#') : VACANT.test(words)
}

/** Whether all that is said of a tenant says that there is none. */
export function isVacant(text: string): boolean {
  return saysVacant(text) || VACANT_ALONE.test(wordsOf(text))
}

function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
