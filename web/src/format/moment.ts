const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in ISO 8601 as day and time where the reader is: `05.12.2026, 14:05`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
