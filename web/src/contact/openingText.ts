import type { Opening } from '@hausblick/figures/openingHours.ts'

/** `Jetzt geöffnet – bis 17:00 Uhr`, or when next. */
export function openingText(opening: Opening): string {
  if (opening.open) return `Jetzt geöffnet – bis ${opening.until} Uhr`
  if (!opening.next) return 'Jetzt geschlossen'
  const { day, isToday, from } = opening.next
  return `Jetzt geschlossen – öffnet ${isToday ? 'heute' : day} um ${from} Uhr`
}
