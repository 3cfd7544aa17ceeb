import { standingOf } from '@hausblick/figures/dates/period.ts'
import * as texts from '../texts.ts'

/**
 * Returns what a date means today; null where there is nothing to say, or where the day is not known.
 *
 * @param over what is said once it is over
 */
export function dateNote(date: string | null, today: string | null, over: string): string | null {
  const standing = today && standingOf(date, today)
  if (standing === 'over') return over
  return standing === 'soon' ? texts.withinAYear : null
}
