import { plural } from '@hausblick/figures/plural.ts'
import { formatFileSize } from '../../base/format/fileSize.ts'
import { NO_BREAK } from '../../base/format/number.ts'

/** The messages of an upload form; the service's own message about a document takes precedence. */
export interface UploadTexts {
  readonly uploaded: string
  /** Precedes the reason. */
  readonly failed: string
  /** Shown above the form when names or files are missing, instead of `noFile` and the name fields' own errors. */
  readonly incomplete?: string
  readonly noFile?: string
}

// The dialog
export const heading = 'Neues Dokument hochladen'
export const name = 'Dokumentenname'
export const remark = 'Bemerkung (optional)'

// The messages on the two pages where customers upload (product §24, §25)
export const inLoans: UploadTexts = {
  incomplete: 'Bitte Dokumentenname + Datei auswählen.',
  uploaded: 'Dokument erfolgreich hochgeladen.',
  failed: 'Fehler beim Hochladen: ',
}
export const inDocuments: UploadTexts = {
  incomplete: 'Bitte Name + Datei auswählen.',
  uploaded: 'Hochgeladen!',
  failed: 'Fehler: ',
}

// In the demo
export const demo = 'In der Demo lassen sich keine Dokumente hochladen.'
export const demoToOwn = 'Zu Ihren Dokumenten'
export const demoBeforeLink = 'Bitte'
export const demoLink = 'melden Sie sich an'
export const demoAfterLink = ', um ein Dokument an Ihre Verwaltung zu senden.'

// For staff: the owner of the documents (product §24)
export const customer = 'Kunde'
export const customerIfOne = 'Kunde (optional)'
export const chooseCustomer = 'Kunde wählen'
export const newCustomer = 'Neuer Kunde …'
export const newCustomerId = 'Kundennummer des neuen Kunden'
export const onlyOperators = 'Neue Kunden kann nur der Betreiber anlegen.'
export const noCustomer = 'Bitte Kunde wählen.'
export const noNewCustomer = 'Bitte neuen Kunden eingeben.'

// For staff: the fields of the documents (product §24)
export const street = 'Straße/HNr.'
export const newStreetOption = 'Neue Straße/HNr. …'
export const newStreet = 'Neue Straße/HNr.'
/** The street of documents that belong to no building, as of customers' uploads before they are filed. */
export const noBuilding = 'Allgemein'
/** The type of customers' uploads before they are filed. */
export const unfiledType = 'Eingang'
export const noStreet = 'Bitte Straße/HNr. wählen.'
export const noNewStreet = 'Bitte neue Straße/HNr. eingeben.'
export const type = 'Typ'
/** Always suggested, whether or not such a document exists. */
/** Precedes a value that is offered. */
export const suggested = (value: string) => `Vorschlag: ${value}`
export const newTypeOption = 'Neuer Typ …'
export const newType = 'Neuer Typ'
export const noType = 'Bitte Typ wählen oder neu anlegen.'
export const noNewType = 'Bitte neuen Typ eingeben.'
export const date = 'Datum'
export const noDate = 'Bitte Datum wählen.'
export const expenseKind = 'Kostenart'
export const noExpenseKind = 'Ohne Angabe'
export const kindBefore = (supplier: string) => `Wie bisher bei „${supplier}“`
export const label = 'Kurzbezeichnung'
export const noLabel = 'Bitte Kurzbezeichnung eingeben.'
export const byStaff: UploadTexts = {
  noFile: 'Bitte Datei auswählen.',
  uploaded: 'Admin: hochgeladen!',
  failed: 'Fehler: ',
}

// For staff: a pile of letters for the inbox
export const pileHeading = 'Dokumente in den Eingang legen'
export const pileExplained =
  'Wählen Sie eingescannte Stapel oder einzelne Schreiben. Zerlegt und erfasst werden sie danach im Eingang.'
export const noCustomerNeeded =
  'Nur wenn alles demselben Kunden gehört. Sonst wählen Sie ihn beim Erfassen.'

// Selecting files
export const file = 'Datei (PDF oder Bild)'
export const moreFiles = 'Weitere Dateien'
export const dropOrChoose = 'Dateien hierher ziehen oder auswählen'
export const drop = 'Hier ablegen'
export const choose = 'Dateien auswählen'
export const formats = 'PDF, JPEG, PNG, WebP oder HEIC, E-Rechnungen auch als XML'
export const formatsUpTo = (bytes: number) => `${formats}, je höchstens ${formatFileSize(bytes)}`
export const photograph = 'Foto aufnehmen'

// Rejected files
export const tooLarge = (fileName: string, mostBytes: number) =>
  `„${fileName}“ ist zu groß. Möglich sind höchstens ${formatFileSize(mostBytes)}.`
export const unreadable = (fileName: string) =>
  `„${fileName}“ lässt sich nicht lesen. Ordner können nicht hochgeladen werden.`
export const empty = (fileName: string) => `„${fileName}“ ist leer.`
export const unknownFormat = (fileName: string) =>
  `„${fileName}“ kann nicht hochgeladen werden. Möglich sind PDF, JPEG, PNG, WebP und HEIC, E-Rechnungen auch als XML.`

// Each file
export const remove = (fileName: string) => `${fileName}: entfernen`
export const cancelOne = (fileName: string) => `${fileName}: Hochladen abbrechen`
export const retryOne = (fileName: string) => `${fileName}: Erneut versuchen`
export const waiting = 'Wartet …'
export const progress = 'Fortschritt'
export const sentPercent = (percent: string) => `${percent}${NO_BREAK}% übertragen`
export const saving = 'Wird gespeichert …'
export const sent = 'Hochgeladen'
export const cancelled = 'Abgebrochen, nicht hochgeladen'
export const cancelledLate =
  'Abgebrochen, als schon alles übertragen war: Vielleicht ist das Dokument trotzdem angekommen.'

// Submitting
export const send = 'Hochladen'
export const sendAll = (count: number) =>
  plural(count, 'Ein Dokument hochladen', `${count} Dokumente hochladen`)
export const sending = 'Wird hochgeladen …'
export const chosenFiles = (fileNames: readonly string[]) => `Ausgewählt: ${fileNames.join(', ')}`
export const sentOf = (count: number, total: number) => `${count} von ${total} hochgeladen`
export const allSent = (count: number) =>
  plural(count, 'Ein Dokument hochgeladen.', `${count} Dokumente hochgeladen.`)
export const notArrived = (count: number) =>
  plural(count, 'Ein Dokument ist nicht angekommen.', `${count} Dokumente sind nicht angekommen.`)

// Closing the dialog during an upload
export const stopHeading = 'Hochladen abbrechen?'
export const stop = 'Hochladen abbrechen'
export const goOn = 'Weiter hochladen'
export const stopLoses = 'Was noch nicht angekommen ist, wird verworfen.'
