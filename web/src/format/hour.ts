const hour = new Intl.DateTimeFormat('de-DE', { hour: 'numeric' })

/** The hour of a moment in ISO 8601, where the reader is: `9 Uhr`. */
export function formatHour(moment: string): string {
  return hour.format(new Date(moment)).replace(/^0/, '')
}
