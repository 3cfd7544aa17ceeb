import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { MONTHS } from '@hausblick/contract/year.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { subjects } from './fields/subjects.ts'

/** A month that a column holds the amounts of. */
export interface HeadingMonth {
  /** 1 to 12. */
  readonly month: number
  /** Null if the heading names none. */
  readonly year: number | null
  /** What else the heading says, folded. */
  readonly rest: string
}

/** The fields of columns by month. */
export const MONTHLY_FIELDS = ['income', 'expenses'] as const

export type MonthlyField = (typeof MONTHLY_FIELDS)[number]

const NAMES =
  '(jan(?:uary?|ner)?|feb(?:ruary?|er)?|marz?|mrz|march|apr(?:il)?|mai|may|jun[ie]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)'
const NAMED = new RegExp(`^(?:(.*?)[\\s_-]+)?${NAMES}\\.?(?:[\\s_'/-]*(\\d{4}|\\d{2}))?$`)
const NUMBERED = /^(?:(.*?)[\s_-]+)?(0?[1-9]|1[0-2])[./-](\d{4}|\d{2})$/
const ISO = /^(?:(.*?)[\s_-]+)?(\d{4})-(0[1-9]|1[0-2])$/
/** First letters that are not those of the German name. */
const OTHERS: Readonly<Record<string, string>> = { mrz: 'mar', may: 'mai', oct: 'okt', dec: 'dez' }
const PREFIXES = [
  'jan',
  'feb',
  'mar',
  'apr',
  'mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dez',
]
const CENTURY = 2000

/** Reads the month that a heading names, as `Jan`, `Miete März 2025` and `Ausgaben 01/25` do; null if it names none. */
export function readHeadingMonth(heading: string): HeadingMonth | null {
  const folded = foldText(heading).replaceAll(/[()]/g, ' ').trim()
  const named = NAMED.exec(folded)
  if (named) {
    const name = (named[2] ?? '').slice(0, 3)
    const month = PREFIXES.indexOf(OTHERS[name] ?? name) + 1
    return { month, year: toYear(named[3]), rest: named[1] ?? '' }
  }
  const numbered = NUMBERED.exec(folded)
  if (numbered)
    return { month: Number(numbered[2]), year: toYear(numbered[3]), rest: numbered[1] ?? '' }
  const iso = ISO.exec(folded)
  return iso ? { month: Number(iso[3]), year: toYear(iso[2]), rest: iso[1] ?? '' } : null
}

/** Returns the name of a subject's monthly field, such as `propertyincome012025`; null if the subject has none. */
export function monthlyFieldOf(
  subject: Subject,
  field: string,
  month: number,
  year: number,
): string | null {
  const cashFlow = subjects[subject].kinds.find((kind) => kind.cashFlow)?.cashFlow
  return cashFlow ? `${cashFlow}${field}${MONTHS[month - 1]}${year}` : null
}

function toYear(digits: string | undefined): number | null {
  if (digits === undefined) return null
  return Number(digits) < 100 ? CENTURY + Number(digits) : Number(digits)
}
