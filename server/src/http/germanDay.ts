/** Sweden writes days as ISO 8601 does. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day of a moment in Germany, where owners, units and managers are, as ISO 8601. */
export function germanDay(moment: Date): string {
  return berlin.format(moment)
}
