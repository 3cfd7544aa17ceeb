import { PAPER_KEPT_DAYS } from '@hausblick/contract/calls/papers.ts'
import { plural } from '@hausblick/figures/plural.ts'
import { formatCount } from '../../../base/format/number.ts'

export const removedFailed = 'Die entfernten Dokumente konnten nicht geladen werden.'
export const noRemoved = 'In den letzten 30 Tagen wurde nichts entfernt.'
export const removedBy = (day: string, email: string) => `entfernt am ${day} von ${email}`
export const daysLeft = (days: number) => (days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`)
export const restore = 'Wiederherstellen'
export const restoreOf = (name: string) => `Wiederherstellen: ${name}`
export const restored = (description: string) => `Wiederhergestellt: ${description}`
export const moreRemoved = (count: number) =>
  plural(count, 'Ein weiteres anzeigen', `${count} weitere anzeigen`)

// Papers, which no customer has yet
export const removedPapers = 'Entfernte Post ohne Kunden'
export const papersFailed = 'Die entfernte Post konnte nicht geladen werden.'
export const noPapers = `In den letzten ${PAPER_KEPT_DAYS} Tagen wurde keine Post aus dem Eingang entfernt.`
/** Null: it is locked by a password. */
export const pages = (count: number | null) => {
  if (count === null) return 'mit Passwort'
  return count === 1 ? '1 Seite' : `${formatCount(count)} Seiten`
}
