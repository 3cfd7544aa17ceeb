import { formatCount } from '../../../base/format/number.ts'

export const heading = 'Postfach'
export const away = (since: string, reason: string) =>
  `Das Postfach lässt sich seit ${since} nicht lesen${reason === '' ? '' : `: „${reason.replace(/\.$/, '')}“`}. Was dort ankommt, wird später geholt. Bleibt es dabei, sollte der Betreiber Verbindung und Passwort prüfen.`
export const folderHeading = 'Überwachter Ordner'
export const bothHeading = 'Postfach und überwachter Ordner'
export const folderAway = (since: string, reason: string) =>
  `Aus dem überwachten Ordner lässt sich seit ${since} nicht alles holen${reason === '' ? '' : `: „${reason.replace(/\.$/, '')}“`}. Was dort liegt, wird geholt, sobald es geht.`
export const unread = 'nicht lesbar'
export const waiting = (count: number) =>
  count === 1
    ? 'Eine Mail ist noch nicht geholt.'
    : `${formatCount(count)} Mails sind noch nicht geholt.`
export const refused = (count: number, shown: number) => {
  if (count === 1) return 'Einmal wurde etwas nicht angenommen.'
  const said = `${formatCount(count)}-mal wurde etwas nicht angenommen.`
  return shown < count ? `${said} Hier sind die neuesten ${formatCount(shown)}.` : said
}
export const noSubject = 'Ohne Betreff'
/** Where a file lies that was refused. */
export const fromFolder = 'Aus dem überwachten Ordner, jetzt in „abgelehnt“'
export const noSender = 'Ohne Absender'
export const taken = (count: number) =>
  count === 1 ? 'Ein Anhang wurde angenommen.' : `${formatCount(count)} Anhänge wurden angenommen.`
export const dismiss = 'Gesehen'
export const dismissAll = 'Alle gesehen'
export const dismissOf = (subject: string) => `Gesehen: ${subject}`
