import { date } from '../contract/src/encoding/date.ts'
import { berlinDay } from '../figures/src/dates/berlinDay.ts'

/** Formats a moment's day in Berlin, as every page shows it: `05.12.2026`. */
export function germanDay(moment: Date): string {
  return date.write(berlinDay(moment))
}
