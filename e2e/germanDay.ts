import { date } from '../contract/src/encoding/date.ts'
import { berlinDay } from '../figures/src/dates/berlinDay.ts'

/** The day of a moment as every page shows it, wherever its reader is: `05.12.2026`. */
export function germanDay(moment: Date): string {
  return date.write(berlinDay(moment))
}
