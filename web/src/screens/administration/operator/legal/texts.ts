import type { OwnLegalPage } from '@hausblick/contract/ownLegal.ts'

export const files: Readonly<Record<OwnLegalPage, string>> = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutzerklärung',
  agb: 'AGB oder Nutzungsbedingungen',
}
export const howTo = 'Eigene Texte'
export const noFolder =
  'Zurzeit gelten die Texte von Hausblick, mit Ihren Angaben. Für eigene Texte nennt die Einstellung LEGAL_DIR einen Ordner auf dem Rechner des Dienstes.'
export const folder = (path: string) => `Eigene Texte liegen im Ordner ${path}.`
export const filesNote = (names: string) =>
  `Dort ersetzen ${names} unsere Texte, jede Datei einzeln, geschrieben in Markdown. Änderungen gelten sofort. HTML und Bilder werden nicht übernommen.`
export const wordsNote =
  'Ob etwas fehlt, wird an Wörtern erkannt. Ob ein Text genügt, kann nur sagen, wer ihn rechtlich prüft.'

export const own = 'Ihr Text'
export const ours = 'Text von Hausblick'
export const changedAt = (file: string, moment: string) => `Aus ${file}, geändert am ${moment}.`
export const withDetails = (edition: string) =>
  edition === '' ? 'Mit Ihren Angaben.' : `Mit Ihren Angaben, Stand ${edition}.`
export const notShown = (fault: string) => `Ihr Text wird nicht gezeigt: ${fault}.`
export const view = (title: string) => `${title} ansehen`
export const must = 'Was darin stehen muss'
export const nothingMissing = 'Alles gefunden, was das Gesetz verlangt.'
export const missing = (count: number) =>
  count === 1 ? 'Ein Punkt wurde nicht gefunden.' : `${count} Punkte wurden nicht gefunden.`
export const found = 'gefunden'
export const notFound = 'nicht gefunden'
