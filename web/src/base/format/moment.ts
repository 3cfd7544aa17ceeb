import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})
const hour = new Intl.DateTimeFormat('de-DE', { hour: 'numeric', timeZone: TIME_ZONE })

/** Formats an ISO 8601 moment as day and time in Berlin: `05.12.2026, 14:05`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}

/** Formats the hour of an ISO 8601 moment in Berlin: `9 Uhr`. */
export function formatHour(iso: string): string {
  return hour.format(new Date(iso)).replace(/^0/, '')
}
