import type { DocumentSortColumn, DocumentState } from '@hausblick/contract/documents.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { formatCount } from '../../base/format/number.ts'

// The page
export const heading = pages.documents.title
export const inbox = (waiting: number) =>
  `Eingang${waiting > 0 ? ` (${formatCount(waiting)})` : ''}`

// An account without a customer
export const notLinkedHeading = 'Ihrem Konto ist noch kein Bestand zugeordnet.'
export const notLinkedBeforeLink =
  'Bitte wenden Sie sich an Ihre Verwaltung. Bis dahin zeigt Ihnen die'
export const notLinkedLink = 'Demo'
export const notLinkedAfterLink = ', wie Ihre Dokumente aussehen werden.'

// The filters
export const filter = (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`)
/** Follows the filter's value, for screen readers. */
export const removeFilter = ', Filter entfernen'
export const search = 'Suche in Namen und Inhalten'
export const allCustomers = 'Alle Kunden'
export const street = 'Adresse'
export const allStreets = 'Alle Wohnungen'
export const type = 'Typ'
export const allTypes = 'Alle Typen'
export const supplier = 'Lieferant'
export const allSuppliers = 'Alle Lieferanten'
export const year = 'Jahr'
export const allYears = 'Alle Jahre'
export const month = 'Monat'
export const allMonths = 'Alle Monate'
export const firstOptions = (count: number) =>
  `Es werden ${count} gezeigt. Weitere finden Sie über die Suche.`
export const noOption = 'Nichts gefunden.'
/** Names the search in print. */
export const searched = 'Suche'

// The columns, and the sort options of the card layout
export const columns: Readonly<Record<DocumentSortColumn, string>> = {
  name: 'Name',
  customer: 'Kunde',
  type,
  street,
  date: 'Datum',
  size: 'Größe',
}
export const actions = 'Aktionen'
export const sort = 'Sortieren nach'
export const sortBy = (column: DocumentSortColumn) => `Nach ${columns[column]}`
export const order = 'Reihenfolge'
export const ascending = 'Aufsteigend'
export const descending = 'Absteigend'

// The counts, and what is loading
export const loading = 'Lade Dokumente…'
export const shownOf = (shown: number, total: string) =>
  `${formatCount(shown)} von ${total} Dokument(e) angezeigt`
export const moreThan = (count: number) => `über ${formatCount(count)}`
export const matches = (count: number) => `${formatCount(count)} Treffer`
export const stillLoading = 'Die Liste wird noch geladen …'
export const searchingContents = 'Inhalte werden durchsucht …'
export const contentsFailed =
  'Die Inhalte konnten nicht durchsucht werden. Gesucht wurde nur in den Namen.'
export const reset = 'Filter zurücksetzen'
export const loadingMore = 'Weitere Dokumente laden…'

// Empty states
export const nothing = 'Keine Dokumente gefunden'
export const wholeYear = (year: string) => `Im ganzen Jahr ${year} suchen`
export const whatComes =
  'Hier stehen Ihre Mietverträge, Abrechnungen und Schreiben, sobald Ihre Verwaltung sie einstellt oder Sie selbst welche hochladen, als PDF oder als Foto.'
export const noneOfCustomer = 'Zu diesem Kunden gibt es noch keine Dokumente.'
export const noneAtAll = 'Bisher gibt es zu keinem Kunden Dokumente.'
export const uploadFirst = 'Erstes Dokument hochladen'

// Errors
export const failed = 'Die Dokumente konnten nicht geladen werden.'
export const partlyFailed = 'Es konnten nicht alle Dokumente geladen werden.'

// Each document
export {
  correct,
  download,
  preview,
  previewOf,
  unknownDate,
} from '../../parts/layout/preview/texts.ts'
export const states: Readonly<Record<DocumentState, string>> = {
  received: 'eingegangen',
  filed: 'erfasst',
}
/** Precedes an excerpt. */
export const foundOn = (page: number, isFromPicture: boolean) =>
  isFromPicture ? `Seite ${page}, aus einem Bild gelesen:` : `Seite ${page}:`
export const searchedTo = (page: number) => `(durchsucht bis Seite ${page})`
export const downloadOf = (name: string) => `Herunterladen: ${name}`

export const correctOf = (name: string) => `Korrigieren: ${name}`
