import { readSide, readState } from '../words.ts'

/** A column that words alone tell is less sure than one that its heading names. */
export const WORDS_SCORE = 0.8

const MINUS = /^\s*[-−–(]|[-−–]\s*$/
/** Columns whose headings promise less than such words say. */
const REPLACED: ReadonlySet<string> = new Set(['text', 'account'])

/**
 * Returns, by column, `side` where words alone say on which side a posting is, and `state` where they say whether it is booked;
 * null for columns that have a field, and where another has this one. Beside amounts with signs, words name a way of payment.
 */
export function proposeWords(
  columns: readonly { readonly values: readonly string[] }[],
  fields: readonly ({ readonly field: string } | null)[],
): ('side' | 'state' | null)[] {
  const has = (name: string) => fields.some((field) => field?.field === name)
  const amounts = columns[fields.findIndex((field) => field?.field === 'amount')]?.values ?? []
  const isUnsigned = amounts.length > 0 && !amounts.some((amount) => MINUS.test(amount))
  const open = new Set(
    (['side', 'state'] as const).filter((name) => !has(name) && (name !== 'side' || isUnsigned)),
  )
  return columns.map(({ values }, index) => {
    const texts = [...new Set(values.map((text) => text.trim()))].filter((text) => text !== '')
    const field = fields[index]?.field
    if ((field !== undefined && !REPLACED.has(field)) || texts.length === 0) return null
    const sides = texts.map(readSide)
    const found =
      sides.includes('credit') && !sides.includes(null)
        ? 'side'
        : texts.every((text) => readState(text) !== null)
          ? 'state'
          : null
    return found !== null && open.delete(found) ? found : null
  })
}
