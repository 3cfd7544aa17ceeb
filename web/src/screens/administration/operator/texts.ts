export const failed = 'Die Angaben konnten nicht geladen werden.'
export const parts = 'Bereich'
export const partNames = {
  details: 'Angaben',
  look: 'Logo und Farbe',
  mails: 'E-Mails',
  rents: 'Mieten',
  legal: 'Rechtstexte',
  versions: 'Fassungen',
} as const
export const save = 'Speichern'
export const saved = 'Gespeichert. Alle Seiten, E-Mails und Berichte folgen in wenigen Sekunden.'
export const programs = 'Für Entwickler anderer Programme:'
export const calls = 'Beschreibung der Schnittstelle'

export const whence = {
  file: 'Diese Angaben stehen in der Datei, die OPERATOR_FILE nennt. Sie gehen vor: Ändern Sie die Datei, und starten Sie den Dienst neu. Oder entfernen Sie OPERATOR_FILE, dann gilt, was hier steht.',
  nobody:
    'Noch weiß niemand, wer diesen Dienst betreibt: Impressum, Kontakt, E-Mails und Berichte nennen keinen Betreiber.',
  example:
    'Zurzeit gelten erfundene Angaben, weil nur dieser Rechner den Dienst erreicht. Was Sie hier speichern, tritt an ihre Stelle.',
  saved: '',
} as const

// Versions
export const versionsNote =
  'Jedes Speichern ist eine Fassung. Sie können jede wiederherstellen; auch das wird eine neue Fassung.'
export const noVersions = 'Noch ist nichts gespeichert.'
export const inForce = 'gilt jetzt'
export const restore = 'Wiederherstellen'
export const restoreOf = (moment: string) => `Fassung vom ${moment} wiederherstellen`
export const restored = 'Wiederhergestellt.'
export const savedBy = (moment: string, email: string) => `${moment}, ${email}`

// Previews
export const preview = 'Vorschau'
export const previewNote = 'So sähe es aus, wenn Sie jetzt speichern.'
export const previewPage = 'Seite der Vorschau'
export const previewPages = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutz',
  agb: 'AGB',
} as const
export const previewWaiting = 'Die Vorschau wird geladen.'
export const report = 'Jahresübersicht ansehen (PDF)'
export const reportNote =
  'Die Jahresübersicht der Demo mit Ihren Angaben, wie sie jetzt in den Feldern stehen.'
export const reportFile = 'Vorschau Jahresübersicht.pdf'
