/** Sweden writes days as ISO 8601 does. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

const DAY_MS = 24 * 60 * 60 * 1000

/** The day in Europe/Berlin, as `2026-11-21`. */
export function dayOf(moment: Date): string {
  return berlin.format(moment)
}

/** So many days before a day, whatever the clocks do in between. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10)
}
