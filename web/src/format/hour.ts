import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'

const hour = new Intl.DateTimeFormat('de-DE', { hour: 'numeric', timeZone: TIME_ZONE })

/** Formats the hour of an ISO 8601 moment in Berlin: `9 Uhr`. */
export function formatHour(moment: string): string {
  return hour.format(new Date(moment)).replace(/^0/, '')
}
