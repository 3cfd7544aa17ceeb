/** Where owners, units and managers are: a day or a time means the one there, wherever its reader is. */
export const TIME_ZONE = 'Europe/Berlin'

/** Sweden writes days as ISO 8601 does. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** Returns the day of a moment in Berlin, as ISO 8601: `2026-12-05`. */
export function berlinDay(moment: Date): string {
  return day.format(moment)
}

/** Returns the year of a moment in Berlin. */
export function berlinYear(moment: Date): number {
  return Number(berlinDay(moment).slice(0, 4))
}
