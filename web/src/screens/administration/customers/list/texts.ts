import type { DirectoryOnly, DirectorySort } from '@hausblick/contract/calls/customerDirectory.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { formatCount } from '../../../../base/format/number.ts'

export const heading = pages.customers.title
export const sections = 'Bereiche der Kunden'
export const sectionNames = { list: 'Alle Kunden', invitations: 'Offene Einladungen' } as const
export const create = 'Neuen Kunden anlegen'
export const failed = 'Die Kunden konnten nicht geladen werden.'
export const partlyFailed = 'Die weiteren Kunden konnten nicht geladen werden.'
export const more = 'Weitere Kunden werden geladen …'

// What is listed
export const search = 'Name, Kundennummer oder E-Mail-Adresse'
export const access = 'Zugang'
export const anyAccess = 'Jeder Zugang'
export const only = 'Welche Kunden'
export const all = 'Alle Kunden'
export const onlyThose: Readonly<Record<DirectoryOnly, string>> = {
  waiting: 'Mit Dokumenten im Eingang',
  withoutFigures: 'Ohne Zahlen',
}
export const reset = 'Filter löschen'
export const count = (count: number) => (count === 1 ? '1 Kunde' : `${formatCount(count)} Kunden`)

// The order
export const columns: Readonly<Record<DirectorySort, string>> = {
  name: 'Name',
  units: 'Einheiten',
  value: 'Wert',
  imported: 'Zahlen',
  seen: 'Zugang',
  waiting: 'Wartet',
}
export const sort = 'Sortieren nach'
export const sortBy: Readonly<Record<DirectorySort, string>> = {
  name: 'Nach Name',
  units: 'Nach Einheiten',
  value: 'Nach Wert',
  imported: 'Nach letztem Einlesen',
  seen: 'Nach letztem Besuch',
  waiting: 'Nach wartenden Dokumenten',
}
export const order = 'Reihenfolge'
export const ascending = 'Aufsteigend'
export const descending = 'Absteigend'

// One customer
export const choose = (name: string) => `Auswählen: ${name}`
export const chooseShown = 'Alle gezeigten auswählen'
export const units = (count: number) =>
  count === 1 ? '1 Einheit' : `${formatCount(count)} Einheiten`
export const documents = (count: number) =>
  count === 1 ? '1 Dokument' : `${formatCount(count)} Dokumente`

// Without customers
export const nothingFound = 'Dazu gibt es keinen Kunden'
export const howToFind = 'Bitte suchen Sie nach etwas anderem, oder löschen Sie die Filter.'
export const nobody = 'Noch gibt es keine Kunden'
export const howToBegin =
  'Kunden entstehen, wenn Sie ihre Zahlen einlesen. Wer noch keine Zahlen hat, lässt sich auch von Hand anlegen.'
export const importFigures = 'Zahlen einlesen'
// Who is marked
export const chosen = (count: number) =>
  count === 1 ? '1 Kunde ausgewählt' : `${formatCount(count)} Kunden ausgewählt`
export const invite = 'Einladen'
export const tooMany = (most: number) =>
  `Einladen lassen sich höchstens ${formatCount(most)} auf einmal.`
export const forget = 'Auswahl löschen'
