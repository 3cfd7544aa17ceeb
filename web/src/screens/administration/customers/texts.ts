import type { CustomerAccess } from '@hausblick/contract/calls/customerDirectory.ts'
import { formatCount } from '../../../base/format/number.ts'

// Access to the figures
export const accessStates: Readonly<Record<CustomerAccess, string>> = {
  none: 'nicht eingeladen',
  queued: 'wird gesendet',
  sent: 'eingeladen',
  link: 'Link erstellt',
  refused: 'E-Mail abgewiesen',
  opened: 'eingeladen, geöffnet',
  expired: 'abgelaufen',
  member: 'hat ein Konto',
}
export const neverSeen = 'noch nie angemeldet'
export const seenToday = 'zuletzt heute'
export const seenYesterday = 'zuletzt gestern'
export const seenOn = (day: string) => `zuletzt ${day}`
export const lapses = (day: string) => `gilt bis ${day}`
export const lapsed = (day: string) => `galt bis ${day}`

// What is known
export const nothing = '–'
export const withoutFigures = 'keine Zahlen'
export const withoutMonths = 'keine Monate'
export const readOn = (day: string) => `eingelesen ${day}`
export const people = (people: number, guests: number) => {
  const owners = people === 1 ? '1 Konto' : `${people} Konten`
  if (guests === 0) return owners
  return `${owners}, ${guests === 1 ? '1 Gast' : `${guests} Gäste`}`
}
export const documents = (count: number, waiting: number) => {
  const all = count === 1 ? '1 Dokument' : `${formatCount(count)} Dokumente`
  return waiting === 0 ? all : `${all}, davon ${formatCount(waiting)} im Eingang`
}
