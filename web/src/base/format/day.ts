import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'

const day = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** Formats the day of an ISO 8601 moment in Berlin: `05.12.2026`. */
export function formatDay(moment: string): string {
  return day.format(new Date(moment))
}
