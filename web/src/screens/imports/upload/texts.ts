import { formatFileSize } from '../../../base/format/fileSize.ts'

export const heading = 'Dateien'
export const intro =
  'Legen Sie die Dateien so ab, wie Ihr Programm oder Ihre Tabelle sie ausgibt: Mieterliste, Buchungen, Darlehen, Adressen. Titel, Leerzeilen und Summen dürfen bleiben. Buchungen kommen aus dem Journal: Kontoauszüge nennen keine Einheit.'
export const drop = 'Dateien hier loslassen'
export const dropOrChoose = 'Dateien hierher ziehen oder auswählen'
export const choose = 'Dateien auswählen'
export const formats =
  'CSV, Excel (XLSX) oder LibreOffice (ODS), auch mehrere auf einmal, bis 200 MB'
export const files = 'Dateien dieses Vorgangs'
export const size = (bytes: number) => formatFileSize(bytes)
export const remove = (name: string) => `${name} entfernen`
export const uploading = (name: string) => `${name} wird hochgeladen`
export const waiting = 'wartet'
export const sending = (percent: number) => (percent < 100 ? `${percent} %` : 'wird gespeichert')
export const notUploaded = 'Nicht hochgeladen'
export const retry = 'Erneut versuchen'
export const dismiss = (name: string) => `Hinweis zu ${name} ausblenden`
export const examine = 'Weiter: Dateien ansehen'
export const examineHint = 'Gespeichert wird erst, wenn Sie die Unterschiede gesehen haben.'
export const stillUploading = 'Es geht weiter, sobald alle Dateien hochgeladen sind.'
export const someFailed =
  'Nicht alle Dateien wurden hochgeladen. Versuchen Sie es bei diesen erneut, oder blenden Sie sie aus.'
export const noFiles = 'Bitte legen Sie zuerst eine Datei ab.'
