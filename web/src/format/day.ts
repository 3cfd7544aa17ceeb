const day = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** The day of a moment in ISO 8601, where the reader is: `05.12.2026`. */
export function formatDay(moment: string): string {
  return day.format(new Date(moment))
}
