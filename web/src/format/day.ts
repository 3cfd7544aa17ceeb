import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'

const day = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** The day of a moment in ISO 8601, in Berlin: `05.12.2026`. */
export function formatDay(moment: string): string {
  return day.format(new Date(moment))
}
