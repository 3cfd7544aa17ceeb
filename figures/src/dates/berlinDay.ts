/** The time zone of owners, units and managers. Every day and time is meant there, wherever it is read. */
export const TIME_ZONE = 'Europe/Berlin'

/** The Swedish locale formats days as ISO 8601. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** Returns the day in Berlin as ISO 8601: `2026-12-05`. */
export function berlinDay(moment: Date): string {
  return day.format(moment)
}

/** Returns the year in Berlin. */
export function berlinYear(moment: Date): number {
  return Number(berlinDay(moment).slice(0, 4))
}
