import { readSide, readState } from '../words.ts'

/** A column that words alone tell is less sure than one that its heading names. */
export const WORDS_SCORE = 0.8

const MINUS = /^\s*[-−–(]|[-−–]\s*$/
/** Columns whose headings promise less than such words say. */
const REPLACED: ReadonlySet<string> = new Set(['text', 'account'])

/** No more words than say whether postings are booked, or on which side they are. */
const MOST_STATES = 8
const MOST_SIDES = 3
/** Neither a number with decimals or a per cent sign, nor long enough for a reference or a sentence. */
const MARK = /^(?!.*(?:\d[.,]\d|%|\d{3})).{0,20}$/

/**
 * Returns, by column, `side` where words alone say on which side a posting is or seem to, and `state` where they say whether it is
 * booked; null for columns that have a field, and where another has this one. Words that are not understood are asked about.
 * Beside amounts with signs, words name a way of payment.
 */
export function proposeWords(
  columns: readonly { readonly values: readonly string[] }[],
  fields: readonly ({ readonly field: string } | null)[],
): ('side' | 'state' | null)[] {
  const has = (name: string) => fields.some((field) => field?.field === name)
  const valuesOf = (...names: readonly string[]) =>
    columns.filter((_, index) => names.includes(fields[index]?.field ?? ''))
  const amounts = valuesOf('amount')[0]?.values ?? []
  const subjects = valuesOf('account', 'accountname', 'objectid', 'propertyid')
  const isUnsigned = amounts.length > 0 && !amounts.some((amount) => MINUS.test(amount))
  const open = new Set(
    (['side', 'state'] as const).filter((name) => !has(name) && (name !== 'side' || isUnsigned)),
  )
  const certain = columns.map(({ values }, index) => {
    const texts = [...new Set(values.map((text) => text.trim()))].filter((text) => text !== '')
    const field = fields[index]?.field
    if ((field !== undefined && !REPLACED.has(field)) || texts.length === 0) return null
    const sides = texts.map(readSide)
    const states = texts.map(readState)
    const isState =
      !states.includes(null) ||
      (field === undefined &&
        texts.length <= MOST_STATES &&
        states.some((state) => state !== null && state !== 'booked'))
    const found =
      sides.includes('credit') && !sides.includes(null) ? 'side' : isState ? 'state' : null
    return found !== null && open.delete(found) ? found : null
  })
  if (!open.has('side')) return certain
  const possible = columns.findIndex(
    ({ values }, index) =>
      !fields[index] && !certain[index] && isMark(values) && differsWithin(values, subjects),
  )
  return certain.map((found, index) => (index === possible ? 'side' : found))
}

function isMark(values: readonly string[]): boolean {
  const marks = new Set(values.map((text) => text.trim()))
  return marks.size > 1 && marks.size <= MOST_SIDES && [...marks].every((mark) => MARK.test(mark))
}

/** Returns whether a column has several values for one account of one unit, as the side has where a payment is returned. */
function differsWithin(
  values: readonly string[],
  subjects: readonly { readonly values: readonly string[] }[],
): boolean {
  const first = new Map<string, string>()
  return values.some((value, row) => {
    const key = JSON.stringify(subjects.map((subject) => subject.values[row] ?? ''))
    const before = first.get(key) ?? value
    first.set(key, before)
    return before !== value
  })
}
