import { quote } from '../problems/problems.ts'

/** UTF-8 that was read as Windows-1252, and then stored so: `KÃ¶ln`, `â‚¬`. */
const READ_TWICE =
  /Ã[\u0080-\u00bfƒŒœŸŠš„…†‡–—™]|Â[\u0080-\u00bf€]|â(?:‚¬|€[\u0080-\u00bf™œ“”žš–—])/
/** Umlauts in the encodings of DOS and of old Macs, within a word: `K”ln`, `M\u0081ller`, `MŸller`, `Stra§e`. */
const IN_WORD = /\p{L}[\u0080-\u009f”„™§†]\p{L}|\p{L}Ÿ\p{Ll}|\p{L}Š(?=[b-df-hj-np-tv-z])/u
/** Between consonants, where Slavic names have no such letter and German ones have `ö`: `Kšln`. */
const BETWEEN = /[b-df-hj-np-tv-z]š[b-df-hj-np-tv-z]/i
const UNREAD = '\ufffd'

/** Returns in German that a text was read in a wrong encoding somewhere before; null if nothing shows that. */
export function describeGarbled(text: string): string | null {
  const isGarbled =
    text.includes(UNREAD) || READ_TWICE.test(text) || IN_WORD.test(text) || BETWEEN.test(text)
  if (!isGarbled) return null
  return `In ${quote(text)} sind Umlaute oder Zeichen verfälscht, wie wenn eine Datei in der falschen Zeichencodierung gespeichert wurde. Geben Sie sie noch einmal als UTF-8 oder XLSX aus, oder berichtigen Sie den Wert.`
}
