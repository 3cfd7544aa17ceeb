import { classifyDate } from '@hausblick/figures/dates/period.ts'
import * as texts from '../texts.ts'

/**
 * Returns a note on a date that is past or due within a year; null for other dates, and until today is known.
 *
 * @param pastNote the note on a past date
 */
export function dateNote(
  date: string | null,
  today: string | null,
  pastNote: string,
): string | null {
  const distance = today && classifyDate(date, today)
  if (distance === 'past') return pastNote
  return distance === 'soon' ? texts.withinAYear : null
}
