import { plainOf } from './plain.ts'

// Recognises numbers for indexing and searching: all spellings of a date, amount, account or telephone number share one term.

export interface FoundNumber {
  readonly kind: 'date' | 'amount' | 'groups'
  readonly start: number
  readonly end: number
  /** Dates as `01032024`, amounts as `1234k56`, groups joined: `de89370400440532013000`. */
  readonly term: string
  /** Whether no other reading is possible. */
  readonly isSure: boolean
  /** For groups, the end of each: the length of the term so far and the offset in the text. */
  readonly ends: readonly { readonly length: number; readonly end: number }[]
}

const MONTHS = 'jan feb mar apr mai jun jul aug sep okt nov dez'.split(' ')
const MONTH_NAMES =
  'Januar|Jan|Jänner|Februar|Feb|März|Maerz|Mär|Mrz|April|Apr|Mai|Juni|Jun|Juli|Jul|August|Aug|September|Sept|Sep|Oktober|Okt|November|Nov|Dezember|Dez'
const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?<month>0?[1-9]|1[0-2])'
const DATES = [
  new RegExp(`(?<![\\d.,/-])${DAY}\\. ?${MONTH}\\. ?(?<year>(?:19|20)\\d\\d|\\d\\d)(?!\\d)`, 'g'),
  new RegExp(`(?<![\\d-])(?<year>(?:19|20)\\d\\d)-${MONTH}-${DAY}(?!\\d)`, 'g'),
  new RegExp(
    `(?<![\\d.,])${DAY}\\.?\\s(?<named>${MONTH_NAMES})\\.?\\s(?<year>(?:19|20)\\d\\d)(?!\\d)`,
    'gi',
  ),
]
/** Two-digit years from here on belong to the last century. */
const LAST_CENTURY = 70

/**
 * Amounts with a punctuation mark, and with a space, between thousands: a space may also separate two amounts, so that both
 * readings are needed.
 */
const AMOUNTS = ["[.,'’]", '[ \\u00a0\\u2009\\u202f]'].map(
  (separator) =>
    new RegExp(
      `(?<![\\d.,])(?<whole>\\d{1,3}(?<separator>${separator})\\d{3}(?:\\k<separator>\\d{3})*|\\d{1,20})(?:(?<point>[.,])(?<part>\\d{1,2}))?(?!\\d|[.,]\\d)`,
      'g',
    ),
)

/** May begin with letters, as an IBAN does; some IBANs have the bank's four letters after their first four characters. */
const GROUP =
  '(?:[a-z]{2}\\d\\d[ \\u00a0][a-z]{4}(?![\\p{L}\\p{N}])|\\p{L}{0,4}\\d[\\p{L}\\d]{0,39})'
const SEPARATOR = '(?:\\)? ?[/.–-] ?|\\)? |\\)|[\\u00a0\\u202f])'
const GROUPS = new RegExp(`(?<![\\p{L}\\p{N}])${GROUP}(?:${SEPARATOR}${GROUP})+`, 'giu')
const EACH_GROUP = new RegExp(GROUP, 'giu')
/** The length of the longest IBAN; nobody types more. */
const MAX_JOINED = 34

/** Yields every number in a text, once per possible reading. Plain digits are left out: they are words. */
export function* numbersOf(text: string): Generator<FoundNumber> {
  yield* datesOf(text)
  yield* amountsOf(text)
  yield* groupsOf(text)
}

function* datesOf(text: string): Generator<FoundNumber> {
  for (const { 0: found, index: start, groups } of DATES.flatMap((date) => [
    ...text.matchAll(date),
  ])) {
    const { day = '', month = '', named, year = '' } = groups ?? {}
    const number = named === undefined ? month : String(numberOfMonth(named))
    const term = `${day.padStart(2, '0')}${number.padStart(2, '0')}${wholeYear(year)}`
    const end = start + found.length
    yield { kind: 'date', start, end, term, isSure: year.length === 4, ends: [] }
  }
}

function numberOfMonth(name: string): number {
  const letters = plainOf(name).replace('mrz', 'mar')
  return 1 + MONTHS.findIndex((month) => letters.startsWith(month))
}

function wholeYear(year: string): string {
  if (year.length === 4) return year
  return `${Number(year) < LAST_CENTURY ? '20' : '19'}${year}`
}

function* amountsOf(text: string): Generator<FoundNumber> {
  for (const { 0: found, index: start, groups } of AMOUNTS.flatMap((amount) => [
    ...text.matchAll(amount),
  ])) {
    const { whole = '', separator, point, part } = groups ?? {}
    const digits = whole.replaceAll(/\D/g, '')
    const place = { kind: 'amount', start, end: start + found.length, ends: [] } as const
    if (separator !== undefined) yield { ...place, term: digits, isSure: false }
    // Always two decimals, so that 2,5 equals 2,50.
    if (part !== undefined)
      yield {
        ...place,
        term: `${digits}k${part.padEnd(2, '0')}`,
        isSure: point === ',' || separator !== undefined,
      }
  }
}

/** Yields a number from each group of a row onwards, since any of them may begin the number that is meant. */
function* groupsOf(text: string): Generator<FoundNumber> {
  for (const { 0: found, index } of text.matchAll(GROUPS)) {
    const groups = [...found.matchAll(EACH_GROUP)].map(({ 0: group, index: place }) => ({
      plain: plainOf(group),
      start: index + place,
      end: index + place + group.length,
    }))
    for (const [first, { start }] of groups.entries()) {
      let term = ''
      const ends = []
      for (const { plain, end } of groups.slice(first, first + MAX_JOINED)) {
        if (term.length + plain.length > MAX_JOINED) break
        term += plain
        ends.push({ length: term.length, end })
      }
      const end = ends.at(-1)?.end ?? start
      if (ends.length > 1) yield { kind: 'groups', start, end, term, isSure: false, ends }
    }
  }
}
