/** A number or code with a digit, and a word that only says that it is one. */
const ID = String.raw`(?:[\p{L}.-]*nr\.?:?\s*)?((?=\S*\d)[\p{L}\d./_-]*[\p{L}\d])`

/** `E-1001 Böhm, Lukas`, `10012 - Roth GbR`, `Nr. 20410 Schäfer`. */
const BEFORE = new RegExp(String.raw`^${ID}\s*[-–,:/|]?\s+(\S.*)$`, 'iu')
/** `Marie Schäfer (20410)`, `Lindenstraße 4 (R7)`. */
const IN_BRACKETS = new RegExp(String.raw`^(.*\S)\s*[([]${ID}[)\]]$`, 'iu')
/** `Schäfer, Marie – 20410`, `Lindenstraße 4 / R7`. */
const BEHIND = new RegExp(String.raw`^(.*[^\s,;:])(?:\s+[-–/|]|\s*[,;:])\s+${ID}$`, 'iu')

const SHARE = /^\d{1,4}\/\d{1,4}$/
/** What follows a street, or a person where it is a birthday. */
const HOUSE_OR_DAY = /^\d{1,3}\p{L}?(?:[-/]\d+\p{L}?)?$|^\d+\.\d+\.\d+$/u
const LETTERED = /^\p{L}{1,4}[.-]?\d/u
const DIGIT = /\d/

/** Finds the id beside a name, before or behind it; null without one, or if it may be part of an address. */
export function findId(text: string): { readonly id: string; readonly name: string } | null {
  const [, first, rest] = BEFORE.exec(text) ?? []
  if (first !== undefined && rest !== undefined) return { id: first, name: rest }
  const [, before, inside] = IN_BRACKETS.exec(text) ?? []
  if (before !== undefined && inside !== undefined)
    return SHARE.test(inside) ? null : { id: inside, name: before }
  const [, name, id] = BEHIND.exec(text) ?? []
  if (name === undefined || id === undefined || HOUSE_OR_DAY.test(id)) return null
  return DIGIT.test(name) && !LETTERED.test(id) ? null : { id, name }
}
