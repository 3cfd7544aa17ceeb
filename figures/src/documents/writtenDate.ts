import { date } from '@hausblick/contract/encoding/date.ts'

/** The date that a letter bears, with the words that say so. */
export interface WrittenDate {
  /** ISO 8601 day. */
  readonly day: string
  readonly line: string
}

/** Older letters are no longer filed. */
const FIRST_YEAR = 1950

const MONTH = String.raw`\p{L}{3,9}\.?`
/** `12.03.2025`, `12. 3. 25`, `12. März 2025`, `12. Mrz. 2025`, `2025-03-12`. */
const DATE = String.raw`(?:(?<day>\d{1,2})\. ?(?:(?<month>\d{1,2})\. ?|(?<name>${MONTH}) )(?<year>\d{4}|\d{2})|(?<iso>\d{4}-\d\d-\d\d))(?![\d.]*\d)(?! ?(?:-|–|bis) ?\d)`
const WEEKDAY = String.raw`(?:(?:\p{L}{3,7}tag|[Mm]ittwoch|[Ss]onnabend),? )?`
const ON = String.raw`(?:(?:den|am|vom|d\.) ?)?`
const LABEL = String.raw`(?<![\p{L}-])(?:(?:rechnungs|ausstellungs|brief|beleg|bescheid|abrechnungs|dokument(?:en)?)-?datum|datum(?: des (?:schreibens|bescheids|briefs)|(?: der)? rechnung)?|ausgestellt am|erstellt am)`

/** The day that a label names, in its line. */
const LABELLED = new RegExp(String.raw`${LABEL}\s*:?\s*${WEEKDAY}${ON}${DATE}`, 'iu')
/** The label alone, above the day. */
const LABEL_ALONE = new RegExp(String.raw`^(?:ihr |unser )?${LABEL}\s*:?$`, 'iu')
/** `Köln, den 12. März 2025`, a line of its own. */
const PLACE_AND_DAY = new RegExp(
  String.raw`^(?![^,]*\d)\p{Lu}[\p{L} .()/-]{1,40}, ?${WEEKDAY}${ON}${DATE}\.?$`,
  'u',
)
const DAY_ALONE = new RegExp(String.raw`^${WEEKDAY}${ON}${DATE}\.?$`, 'iu')

/**
 * Finds the date of a letter in the text of its first page, where it is plain: named as such, with a place, or alone in its
 * line. Returns null where there is none, where several contradict each other, and where it is implausible.
 *
 * @param today an ISO 8601 day; no letter bears a later one
 */
export function findWrittenDate(text: string, today: string): WrittenDate | null {
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/gu, ' ').trim())
  const named = lines.flatMap((line, index) => {
    const found = LABELLED.exec(line) ?? PLACE_AND_DAY.exec(line)
    if (found) return [readDay(found, line)]
    const below = LABEL_ALONE.test(line) ? DAY_ALONE.exec(lines[index + 1] ?? '') : null
    return below ? [readDay(below, `${line} ${lines[index + 1]}`)] : []
  })
  const found =
    named.length > 0
      ? named
      : lines.flatMap((line) => {
          const alone = DAY_ALONE.exec(line)
          return alone ? [readDay(alone, line)] : []
        })
  const [first] = found
  if (!first || found.some((other) => other?.day !== first.day)) return null
  return first.day <= today && Number(first.day.slice(0, 4)) >= FIRST_YEAR ? first : null
}

/** Returns null for a day that does not exist. Two digits of a year are of this century: nobody files older letters so. */
function readDay({ groups = {} }: RegExpExecArray, line: string): WrittenDate | null {
  const { day: dayOfMonth = '', month, name = '', year = '', iso } = groups
  const whole = year.length === 2 ? `20${year}` : year
  const text =
    iso ?? (month ? `${dayOfMonth}.${month}.${whole}` : `${dayOfMonth}. ${name} ${whole}`)
  const day = date.read(text)
  return day === null ? null : { day, line }
}
