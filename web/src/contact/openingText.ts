import type { Opening } from '@hausblick/figures/openingHours.ts'
import * as texts from './texts.ts'

/** Returns whether somebody is there, and until when, or from when on: `Jetzt geöffnet – bis 17:00 Uhr`. */
export function openingText(opening: Opening): string {
  if (opening.open) return texts.openUntil(opening.until)
  if (!opening.next) return texts.closed
  const { day, isToday, from } = opening.next
  return texts.closedUntil(isToday ? texts.today : day, from)
}
