/** Sweden writes days as ISO 8601 does. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day in Europe/Berlin, as `2026-11-21`. */
export function dayOf(moment: Date): string {
  return berlin.format(moment)
}
