/** The time zone of owners, units and managers. Every day and time is meant there, wherever it is read. */
export const TIME_ZONE = 'Europe/Berlin'

/** The Swedish locale formats days as ISO 8601. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** Returns the day in Berlin as ISO 8601: `2026-12-05`. */
export function berlinDay(moment: Date): string {
  return day.format(moment)
}

export function berlinYear(moment: Date): number {
  return Number(berlinDay(moment).slice(0, 4))
}

const HOUR_MS = 60 * 60_000
const hour = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, hour: '2-digit' })

/** Returns the next moment after this one at which a full hour begins in Berlin. */
export function nextBerlinHour(moment: Date, wanted: number): Date {
  const full = Math.floor(moment.getTime() / HOUR_MS) + 1
  for (let next = full; ; next += 1) {
    const candidate = new Date(next * HOUR_MS)
    if (Number(hour.format(candidate)) === wanted) return candidate
  }
}
