// Lists and files
export const badCursor =
  'Die Angabe cursor ist ungültig. Bitte rufen Sie die Liste von vorn ab: Sie nennt selbst, wie es weitergeht.'
export const noDocumentOfList =
  'Die Angabe fileUrl nennt kein Dokument aus einer Liste. Bitte laden Sie die Liste der Dokumente neu.'
export const documentGone =
  'Dieses Dokument gibt es nicht mehr. Bitte laden Sie die Liste der Dokumente neu.'
export const notSoLong =
  'So lang ist dieses Dokument nicht. Bitte laden Sie es noch einmal von vorn.'
export const noSafePreview =
  'Von diesem Dokument gibt es keine Vorschau, weil es sich nicht vollständig prüfen lässt: Es ist mit einem Passwort geschützt, beschädigt oder ungewöhnlich aufgebaut. Sie können es herunterladen; öffnen Sie es nur, wenn Sie wissen, von wem es stammt.'
export const noSheet =
  'Von dieser E-Rechnung gibt es keine Ansicht, weil sie sich nicht lesen ließ. Sie können die Datei herunterladen.'
export const cannotBeOpened = 'Das Dokument kann nicht geöffnet werden'
const askForBackup =
  'Bitte wenden Sie sich an uns, damit wir sie aus einer Sicherung zurückholen, und nennen Sie dabei den Namen des Dokuments.'
export const fileLost = `Die Datei dieses Dokuments fehlt in unserem Speicher. ${askForBackup}`
export const fileDamaged = `Die Datei dieses Dokuments ist beschädigt und wird deshalb nicht geöffnet. ${askForBackup}`

// Uploads
export const uploadedByCustomer =
  'Vielen Dank! Ihr Dokument ist eingegangen. Sobald wir es erfasst haben, schreiben wir Ihnen eine E-Mail.'
export const uploadedByStaff = 'Hochgeladen!'
export const uploadedToInbox =
  'Hochgeladen! Das Dokument wartet im Eingang darauf, erfasst zu werden.'
export const noName = 'Bitte Name + Datei auswählen.'
export const noCustomer = 'Bitte Kunde wählen.'
export const noStreet = 'Bitte Straße/HNr. wählen.'
export const noType = 'Bitte Typ wählen oder neu anlegen.'
export const noDate = 'Bitte Datum wählen.'
export const noLabel = 'Bitte Kurzbezeichnung eingeben.'
export const noFile = 'Bitte Datei auswählen.'
export const otherCustomerInName =
  'Der Name nennt einen anderen Kunden als den gewählten. Bitte wählen Sie den Kunden noch einmal.'
export const noForm =
  'Dokumente werden als Formular gesendet. Bitte senden Sie dieses mit dem Content-Type multipart/form-data.'
export const brokenForm =
  'Das Formular ist nicht vollständig angekommen. Bitte laden Sie das Dokument noch einmal hoch.'
export const largeFile = (megabytes: number) =>
  `Die Datei ist größer als ${megabytes} MB. Bitte wählen Sie eine kleinere.`
export const largeFiles = (megabytes: number) =>
  `Die Dateien sind zusammen größer als ${megabytes} MB. Bitte wählen Sie kleinere.`
export const longText = 'Der Name oder die Bemerkung ist zu lang. Bitte kürzen Sie den Text.'
export const brokenConnection =
  'Die Verbindung ist abgebrochen. Bitte laden Sie das Dokument noch einmal hoch.'
export const otherUploadOfKey =
  'Unter diesem Idempotency-Key wurde schon ein anderes Dokument hochgeladen. Bitte wählen Sie für jedes Dokument einen neuen.'
export const manyUploads =
  'Es werden gerade sehr viele Dokumente hochgeladen. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const manyOwnUploads =
  'Mehrere Ihrer Dokumente werden noch geprüft. Bitte laden Sie dieses in einigen Sekunden noch einmal hoch.'

// Files that are no documents
export const emptyFile = 'Diese Datei ist leer. Bitte wählen Sie sie noch einmal aus.'
export const unknownFile =
  'Diese Datei ist weder ein PDF noch eine E-Rechnung (XML) noch ein Bild im Format JPEG, PNG, WebP oder HEIC. Bitte speichern Sie sie als PDF und laden Sie sie dann hoch.'
export const noInvoice =
  'Diese XML-Datei ist keine E-Rechnung nach EN 16931 (XRechnung, ZUGFeRD, Peppol) oder beschädigt. Bitte fordern Sie die Rechnung in diesem Format oder als PDF an.'
export const noPicture =
  'Diese Datei ist kein Bild im Format JPEG, PNG, WebP oder HEIC. Bitte wählen Sie ein Bild.'
export const brokenFile =
  'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte speichern oder scannen Sie sie noch einmal und laden Sie die neue Datei hoch.'
export const noPages =
  'Dieses PDF hat keine Seiten. Bitte prüfen Sie, ob es die richtige Datei ist.'
export const tooManyPixels =
  'Dieses Bild hat mehr als 100 Megapixel. Bitte verkleinern Sie es und laden Sie es dann hoch.'

// Putting documents right
export const documentGoneForStaff =
  'Dieses Dokument gibt es hier nicht mehr: Es wurde inzwischen entfernt oder einem anderen Kunden zugeordnet. Bitte laden Sie die Liste neu.'
export const documentChanged =
  'Dieses Dokument wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Liste neu, und prüfen Sie es noch einmal.'
export const changedInStep = (documents: string) =>
  `Es wurde nichts geändert, denn jemand anders war schneller: ${documents}. Bitte sehen Sie sich die Liste noch einmal an.`
export const twiceInStep =
  'Ein Dokument ist zweimal genannt. Bitte wählen Sie die Dokumente noch einmal aus.'
export const stepGone =
  'Das lässt sich nicht mehr rückgängig machen: Es ist zu lange her. Bitte korrigieren Sie die Dokumente einzeln.'
export const nothingForDemo =
  'Die Dokumente der Demo kann jeder sehen. Bitte wählen Sie einen anderen Kunden.'
export const removedGone =
  'Dieses Dokument ist nicht mehr unter den entfernten: Die Frist ist abgelaufen. Bitte laden Sie die Seite neu.'

// The inbox
export const emptyNames =
  'Straße, Typ und Kurzbezeichnung müssen Buchstaben oder Ziffern enthalten. Bitte prüfen Sie die Angaben.'

// Papers
/** How the log names a paper, whose own name may say whose it is before anybody knows. */
export const paperNumbered = (paper: number) => `Post ${paper}`
export const unnamedPaper = 'Post ohne Namen'
export const noPaper =
  'Diese Post liegt nicht mehr im Eingang: Sie wurde inzwischen erfasst, zerlegt oder entfernt. Bitte laden Sie den Eingang neu.'
export const paperGone = 'Diese Post gibt es nicht mehr. Bitte laden Sie den Eingang neu.'
export const unevenSplit =
  'Jede Seite muss genau einmal vorkommen: in einem Brief oder unter den weggelassenen. Bitte laden Sie die Seite neu, und zerlegen Sie den Stapel noch einmal.'
export const lockedPaper = (name: string) =>
  `„${name}“ ist mit einem Passwort geschützt und lässt sich nicht zerlegen. Bitte erfassen Sie es als Ganzes, oder laden Sie es ohne Passwort hoch.`
export const unsplittablePaper = (name: string) =>
  `„${name}“ lässt sich nicht zerlegen, weil die Datei beschädigt oder ungewöhnlich aufgebaut ist. Bitte erfassen Sie sie als Ganzes, oder scannen Sie sie noch einmal.`
export const splitUsed =
  'Aus diesem Stapel wurde schon etwas erfasst, weiter zerlegt oder gelöscht. Bitte nehmen Sie das zuerst zurück, dann lässt sich auch das Zerlegen zurücknehmen.'

// One document to many
export const otherRecipients = (count: number) =>
  count === 0
    ? 'Es gibt niemanden, der dieses Dokument bekäme. Bitte wählen Sie andere Empfänger.'
    : `Inzwischen ${count === 1 ? 'ist es ein Empfänger' : `sind es ${count.toLocaleString('de-DE')} Empfänger`}. Bitte prüfen Sie die Auswahl, und geben Sie das Dokument noch einmal.`
export const notYetFiled =
  'Dieses Dokument wartet noch im Eingang. Bitte erfassen Sie es erst, und geben Sie es dann an mehrere.'
export const noGiving =
  'Das lässt sich nicht mehr zurücknehmen: Es ist länger als 30 Tage her. Entfernen Sie die Dokumente bitte einzeln.'
