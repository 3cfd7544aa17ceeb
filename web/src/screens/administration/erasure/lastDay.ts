/** Formats the last day on which something is kept until a moment (ISO 8601) at the beginning of a year in UTC: `31.12.2032`. */
export function lastDay(until: string): string {
  const [year, month, day] = new Date(Date.parse(until) - 1).toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}
