/** Sweden writes a date as ISO 8601 does. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The day of a moment in Berlin, wherever the reader is, as ISO 8601: `2026-12-05`. */
export function berlinDay(moment: Date): string {
  return day.format(moment)
}
