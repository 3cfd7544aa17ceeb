import { date } from '@hausblick/contract/encoding/date.ts'
import { foldText } from '../text.ts'

/** The date that a letter bears, with the words that say so. */
export interface WrittenDate {
  /** ISO 8601 day. */
  readonly day: string
  readonly line: string
}

/** Older letters are no longer filed. */
const FIRST_YEAR = 1950

const MONTH = String.raw`\p{L}{3,9}\.?`
/** Two digits of a year are all of it: `20 25` is a `2025` badly read. */
const YEAR = String.raw`\d{4}|\d{2}(?! \d{2}(?!\d))`
/** `12.03.2025`, `12. 3. 25`, `12. März 2025`, `12. Mrz. 2025`, `2025-03-12`; the beginning of a period, or one of two, is none. */
const DATE = String.raw`(?:(?<day>\d{1,2})\. ?(?:(?<month>\d{1,2})\. ?|(?<name>${MONTH}) )(?<year>${YEAR})|(?<iso>\d{4}-\d\d-\d\d))(?!\p{L}|[\d.]*\d)(?! ?(?:-|–|\/|bis|und) ?\d)`
const WEEKDAY = String.raw`(?:(?:\p{L}{3,7}tag|[Mm]ittwoch|[Ss]onnabend),? )?`
const ON = String.raw`(?:(?:den|am|vom|d\.) ?)?`
/** Excludes `Lieferdatum/Rechnungsdatum`, whose day may be either. */
const BEFORE_LABEL = String.raw`(?<![\p{L}-]|\/ ?)`
const OWN_LABEL =
  '(?:ausstellungs|brief|dokument(?:en)?)-?datum|datum|(?<=^)(?:ausgestellt|erstellt) am'
/** Labels which a reminder or an objection has for the day of what it is about. */
const OTHER_LABEL =
  '(?:rechnungs|beleg|bescheid|abrechnungs)-?datum|datum(?: des (?:schreibens|bescheids|briefs)|(?: der)? rechnung)'
const ABOUT_ANOTHER =
  /(?:mahnung|erinnerung|storno|stornierung|gutschrift|korrektur|widerspruch|einspruch|beschwerde|reklamation|ruckfrage|widerruf)(?:en|s)?(?!\p{L})/u

/** `Köln, den 12. März 2025`, a line of its own. */
const PLACE_AND_DAY = new RegExp(
  String.raw`^(?![^,]*\d)(?<place>\p{Lu}[\p{L} .()/-]{1,40}), ?${WEEKDAY}(?<on>${ON})${DATE}\.?$`,
  'u',
)
/** Where more than one word is a place, and nobody's name: `Frankfurt am Main`, `Bad Honnef`. */
const LONG_PLACE =
  /(?<!\p{L})(?:am|an|a\.|auf|bei|im|in|ob|o\.|v\.|vor|der|d\.|bad|st\.?|sankt)(?!\p{L})|[/()]/iu
/** `Wohnungsübergabe, 30.04.2025` is no place, nor `Versammlung am Mittwoch, 12.03.2025`. */
const NO_PLACE =
  /(?:tag|mittwoch|sonnabend|beginn|ende|einzug|auszug|ubergabe|abnahme|termin|datum|stand|frist|fallig(?:keit)?|versammlung|besichtigung|kundigung|zahlung|lieferung|rechnung|vertrag|bescheid|schreiben|brief|geburt|geboren|ablesung|mandat|eingang)$/u
const DAY_ALONE = new RegExp(String.raw`^${WEEKDAY}(?:(?:den|d\.) ?)?${DATE}\.?$`, 'iu')
/** A day alone is a letter's among its first lines; further down, it is one of a table or form. */
const HEAD_LINES = 25
/** What a day alone below such a line is: `Zahlbar bis`, `Geburtsdatum`, `Ihr Schreiben vom`. */
const LABEL =
  /:$|(?:datum|termin|tag|zeitpunkt|beginn|ende|bis|von|vom|am|ab|seit|zum|stand|frist|fallig|falligkeit|geboren|geb\.?|eingang|eingegangen|erhalten)$/u
/** A line of as few words, without a number, is a label as well. */
const WORDS_OF_LABEL = 2
/** Words of stamps, above or below their day. */
const STAMP = /eingang|eingegangen|erhalten|gescannt|erledigt|bezahlt|gebucht/u

/**
 * Finds the date of a letter in the text of its first page, where it is plain: named as such, with a place, or alone in its
 * line. Returns null where there is none, where several contradict each other, and where it is implausible.
 *
 * @param today an ISO 8601 day; no letter bears a later one
 */
export function findWrittenDate(text: string, today: string): WrittenDate | null {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
  const { labelled, labelAlone } = isAboutAnother(lines) ? ownLabels : allLabels
  const named = lines.flatMap((line, index) => {
    const found = labelled.exec(line) ?? findPlaceAndDay(line)
    if (found) return [readDay(found, line)]
    const [below = '', next = ''] = labelAlone.test(line) ? lines.slice(index + 1) : []
    const day = DAY_ALONE.exec(below)
    // Two labels above two days are in any order.
    return day && !DAY_ALONE.test(next) ? [readDay(day, `${line} ${below}`)] : []
  })
  const found = named.length > 0 ? named : findDaysAlone(lines)
  const [first] = found
  if (!first || found.some((other) => other?.day !== first.day)) return null
  return first.day <= today && Number(first.day.slice(0, 4)) >= FIRST_YEAR ? first : null
}

function createLabels(label: string) {
  return {
    /** The day that a label names, in its line. */
    labelled: new RegExp(
      String.raw`${BEFORE_LABEL}(?:${label})\s*:?\s*${WEEKDAY}${ON}${DATE}`,
      'iu',
    ),
    /** The label alone, above the day. */
    labelAlone: new RegExp(String.raw`^(?:ihr |unser )?(?:${label})\s*:?$`, 'iu'),
  }
}

const ownLabels = createLabels(OWN_LABEL)
const allLabels = createLabels(`${OTHER_LABEL}|${OWN_LABEL}`)

function isAboutAnother(lines: readonly string[]): boolean {
  return lines.slice(0, HEAD_LINES).some((line) => ABOUT_ANOTHER.test(foldText(line)))
}

function findPlaceAndDay(line: string): RegExpExecArray | null {
  const found = PLACE_AND_DAY.exec(line)
  const { place = '', on = '' } = found?.groups ?? {}
  if (NO_PLACE.test(foldText(place))) return null
  return on.startsWith('den') || !place.includes(' ') || LONG_PLACE.test(place) ? found : null
}

/** Finds the days that are all of a line among the first, unless the lines around say what else they are. */
function findDaysAlone(lines: readonly string[]): (WrittenDate | null)[] {
  return lines.slice(0, HEAD_LINES).flatMap((line, index) => {
    const day = DAY_ALONE.exec(line)
    if (!day) return []
    const [above, below] = [lines[index - 1] ?? '', lines[index + 1] ?? ''].map(foldText)
    const isOther = isLabel(above ?? '') || [above, below].some((each) => STAMP.test(each ?? ''))
    return [isOther ? null : readDay(day, line)]
  })
}

function isLabel(line: string): boolean {
  if (LABEL.test(line)) return true
  return line !== '' && !/\d/.test(line) && line.split(' ').length <= WORDS_OF_LABEL
}

/** `3. November 20` may be cut off at the page's edge. */
const CUT_YEAR = /^(?:19|20)$/

/** Returns null for a day that does not exist. Two digits of a year are of this century: nobody files older letters so. */
function readDay({ groups = {} }: RegExpExecArray, line: string): WrittenDate | null {
  const { day: dayOfMonth = '', month, name = '', year = '', iso } = groups
  if (CUT_YEAR.test(year)) return null
  const whole = year.length === 2 ? `20${year}` : year
  const text =
    iso ?? (month ? `${dayOfMonth}.${month}.${whole}` : `${dayOfMonth}. ${name} ${whole}`)
  const day = date.read(text)
  return day === null ? null : { day, line }
}
