import { standingOf } from '@hausblick/figures/dates/period.ts'
import { serviceDue } from '@hausblick/figures/dates/upcoming.ts'
import type { Service } from '@hausblick/figures/records/overview.ts'
import { formatDate } from '../../format/date.ts'

/** What a date means today; null where there is nothing to say, or where the day is not known. */
export interface DateNote {
  readonly note: string | null
  readonly urgent: boolean
}

const SOON = 'in den nächsten 12 Monaten'
const nothing: DateNote = { note: null, urgent: false }

/**
 * What is said of a date that is to come or that is over.
 *
 * @param over what is said once it is over
 */
export function dateNote(date: string | null, today: string | null, over: string): DateNote {
  const standing = today && standingOf(date, today)
  if (standing === 'over') return { note: over, urgent: false }
  return standing === 'soon' ? { note: SOON, urgent: false } : nothing
}

/** When a service is due again. */
export function serviceNote({ last }: Service, today: string | null): DateNote {
  const due = serviceDue(last)
  if (!today || due === null) return nothing
  const urgent = standingOf(due, today) === 'over'
  return { note: `${urgent ? 'fällig seit' : 'wieder fällig'} ${formatDate(due)}`, urgent }
}
