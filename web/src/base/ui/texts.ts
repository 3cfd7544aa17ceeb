import { formatCount } from '../format/number.ts'

// Errors and what to do about them
export const retry = 'Erneut versuchen'
export const reload = 'Seite neu laden'
export const close = 'Schließen'

// Tables
export const sortLabel = 'Sortieren nach'
export const sortBy = (name: string) => `Nach ${name}`
export const ascendingNow = 'Aufsteigend sortiert, Reihenfolge umkehren'
export const descendingNow = 'Absteigend sortiert, Reihenfolge umkehren'
export const moreOf = (name: string) => `Mehr zu ${name}`
export const total = 'Summe'
export const partlyUnknown = 'soweit bekannt'

// Fields and dialogs
export const pleaseChoose = 'Bitte wählen'
export const clearChoice = 'Auswahl aufheben'
export const listOf = (label: string) => `${label}: Liste`
export const showPassword = 'Passwort anzeigen'
export const cancel = 'Abbrechen'

// Copying
export const copy = 'Kopieren'
export const copied = 'Kopiert'
export const copyMarked = 'Bitte kopieren Sie das Markierte mit der Tastatur.'
export const done = 'Fertig'

// Code that failed to load
export const failedHeading = 'Fehler'
export const missingPage = 'Diese Seite konnte nicht geladen werden.'
export const brokenPage = 'Diese Seite konnte nicht angezeigt werden.'
export const missingDialog = 'Das Fenster konnte nicht geöffnet werden.'
export const newRelease = 'Hausblick wurde aktualisiert.'
export const checkConnection =
  'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.'
export const tryAgain = 'Bitte versuchen Sie es erneut.'
export const reloadPage =
  'Bitte laden Sie die Seite neu. Was Sie hier eingegeben und noch nicht gesendet haben, geht dabei verloren.'
export const ourFault = 'Der Fehler liegt bei uns. Alles andere können Sie weiter benutzen.'

// In print
export const chosen = (name: string, value: string) => `${name} „${value}“`
export const filteredBy = (filters: readonly string[]) => `Gefiltert nach ${filters.join(', ')}.`
const directions = { ascending: 'aufsteigend', descending: 'absteigend' }
export const sortedBy = (name: string, direction: keyof typeof directions) =>
  `Sortiert nach ${name}, ${directions[direction]}.`
export const onlyFirstPrinted = (count: number, total: number) =>
  `Auf Papier stehen nur die ersten ${formatCount(count)} von ${formatCount(total)} Einträgen. Für die übrigen grenzen Sie die Liste bitte mit den Filtern ein.`

// The account menu
export const account = 'Konto'
export const toOwnData = 'Zu Ihren Daten'
export const toInvitation = 'Zu Ihrer Einladung'

// A page of which nothing is known yet
export const loading = 'Lade…'

// Whether a unit carries its loans
export const carriesLoansText = (carries: boolean, loans: number) =>
  carries ? `Trägt ${loans === 1 ? 'ihren Kredit' : 'ihre Kredite'}` : 'Trägt sich nicht'

// Which months and year a figure is of
/** @param last what the last of several months brought, if that is known */
export const ofMonths = (span: string, last: string | null) =>
  last === null ? span : `${span}, im letzten Monat ${last}`
/** For what is stored as it is today only. */
export const notOfYear = (today: string, year: number) => `${today}; für ${year} nicht gespeichert`
