const day = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats an ISO 8601 day with its weekday: `Dienstag, 24. November 2026`. */
export function formatLongDay(iso: string): string {
  return day.format(new Date(iso))
}
