import type { CheckName } from '@hausblick/contract/calls/checks.ts'
import type { WorkKind } from '@hausblick/contract/calls/overview.ts'
import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'
import { plural } from '@hausblick/figures/plural.ts'

const milliseconds = (ms: number) => `${Math.max(1, Math.round(ms))} ms`
export const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
})

export const because = (what: string, reason: string | undefined) =>
  reason === undefined ? `${what}.` : `${what}: ${reason}`

/** Where a check itself fails. */
export const fails: Readonly<Record<CheckName, string>> = {
  database: 'Die Datenbank lässt sich nicht lesen und beschreiben',
  documents: 'Eine Probedatei ließ sich nicht speichern, lesen und löschen',
  disk: 'Der Speicherplatz reicht nicht oder lässt sich nicht messen',
  backup: 'Die Sicherungen ließen sich nicht prüfen',
  mail: 'Der Mailserver ließ sich nicht prüfen',
  mailbox: 'Das Postfach ließ sich nicht prüfen',
  folder: 'Der überwachte Ordner ließ sich nicht prüfen',
  reading: 'Was darauf wartet, gelesen zu werden, ließ sich nicht zählen',
  address: 'Die öffentliche Adresse ließ sich nicht prüfen',
  clock: 'Die Uhr ließ sich nicht vergleichen',
  legal: 'Die eigenen Rechtstexte ließen sich nicht lesen',
  settings: 'Die Einstellungen ließen sich nicht prüfen',
}
export const failsTodo: Readonly<Record<CheckName, string>> = {
  database: 'Prüfen Sie, ob die Datenbank läuft und ob DATABASE_URL sie nennt.',
  documents: 'Prüfen Sie DOCUMENTS_URL und die Rechte des Ordners oder Schlüssels.',
  disk: 'Schaffen Sie Platz auf dem Datenträger von DATA_DIR.',
  backup: 'Prüfen Sie den Ort der Sicherungen und die Rechte des Ordners oder Schlüssels.',
  mail: 'Prüfen Sie die Angaben zum Mailserver.',
  mailbox: 'Prüfen Sie IMAP_URL.',
  folder:
    'Prüfen Sie INTAKE_DIR und ob der Benutzer, unter dem Hausblick läuft, dort lesen, schreiben und Ordner anlegen darf.',
  reading: 'Prüfen Sie zuerst die Datenbank.',
  address: 'Prüfen Sie PUBLIC_URL und den Proxy davor.',
  clock: 'Prüfen Sie zuerst die Datenbank.',
  legal: 'Prüfen Sie LEGAL_DIR und die Rechte des Ordners.',
  settings: 'Vergleichen Sie die Variablen mit docs/operations/settings.md.',
}

export const databaseWorks = (name: string, version: string, ms: number) =>
  `${name} ${version} lässt sich lesen und beschreiben (${milliseconds(ms)}).`
export const databaseTooOld = (oldest: number) =>
  `Aktualisieren Sie PostgreSQL auf Version ${oldest} oder neuer.`

export const documentsWork = (ms: number) =>
  `Eine Probedatei wurde gespeichert, gelesen und gelöscht (${milliseconds(ms)}).`

const GIGABYTE = 1e9
const gigabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
export const spaceLeft = (folder: string, free: number) =>
  `Auf dem Datenträger von ${folder} sind ${gigabytes.format(free / GIGABYTE)} GB frei.`
export const spaceLow = 'Schaffen Sie Platz, bevor nichts mehr gespeichert werden kann.'

export const noBackup = 'Es gibt noch keine vollständige Sicherung.'
export const backupTodo =
  'Nennen Sie auf der Seite „Prüfen“, wohin Hausblick sich jede Nacht sichern soll.'
export const ownBackupTodo =
  'Sichern Sie unten auf dieser Seite oder mit „npm run backups -- --now“, und sehen Sie nach, was dabei geschieht.'
export const backupsKept = (count: number, place: string) =>
  count === 1 ? ` In ${place} liegt eine Sicherung.` : ` In ${place} liegen ${count} Sicherungen.`
export const backupAt = (at: Date) => `Zuletzt vollständig gesichert am ${moment.format(at)}.`
export const backupFailed = (at: Date) =>
  `Die letzte Sicherung ist misslungen; vollständig gesichert ist der Stand vom ${moment.format(at)}.`
export const backupFailedTodo =
  'Sehen Sie in der Ausgabe der Sicherung nach dem Grund, und sichern Sie noch einmal.'

export const noMailServer =
  'Es ist kein Mailserver eingestellt: Mails werden als Dateien in den Ordner mail von DATA_DIR geschrieben.'
export const nameMailServer = 'Nennen Sie Ihren Mailserver auf der Seite „Prüfen“.'
export const mailServerFails = 'Der Mailserver nimmt keine Verbindung an'
export const mailServerWorks = (host: string, from: string) =>
  `${host} nimmt Mails an; Absender ist ${from}.`
export const mailAuth = 'Prüfen Sie Benutzername und Passwort des Mailservers.'
export const mailEnvelope =
  'Der Mailserver lehnt Absender oder Empfänger ab: Prüfen Sie MAIL_FROM oder den Absender auf der Seite „Betreiber“.'
export const mailTls =
  'Der Mailserver bietet keine gültige Verschlüsselung an: Prüfen Sie Name, Port und Zertifikat.'
export const mailConnection =
  'Prüfen Sie Name und Port des Mailservers, und ob eine Firewall sperrt.'

export const noMailbox =
  'IMAP_URL fehlt: Dokumente werden aus keinem Postfach geholt. Das muss nicht sein.'
export const mailboxFails = 'Das Postfach lässt sich nicht lesen'
export const mailboxWorks = (host: string, folder: string, mails: number) =>
  `${folder} auf ${host} lässt sich lesen (${mails === 1 ? 'eine Mail' : `${mails} Mails`}).`
export const mailboxSignIn = 'Prüfen Sie Benutzername und Passwort in IMAP_URL.'
export const mailboxOauthSignIn =
  'Der Anbieter stellt Token aus, das Postfach nimmt sie nicht an: Prüfen Sie den Benutzer in IMAP_URL und was der Anwendung beim Anbieter erlaubt ist.'
export const mailboxToken =
  'Prüfen Sie die Einstellungen, die mit IMAP_OAUTH_ beginnen, siehe docs/operations/mailbox.md.'
export const mailboxConnection =
  'Prüfen Sie Name, Port und Ordner in IMAP_URL, und ob eine Firewall sperrt.'
export const noAuthority =
  'Nennen Sie in IMAP_AUTHSERV_ID den Namen, mit dem Authentication-Results in empfangenen Mails beginnt. Bis dahin gilt kein Absender als bestätigt.'

export const noFolder =
  'INTAKE_DIR fehlt: Aus keinem Ordner werden Scans geholt. Das muss nicht sein.'
export const folderWorks = (folder: string, files: number) => {
  const left = files === 1 ? 'eine Datei wartet' : `${files} Dateien warten`
  return `${folder} lässt sich lesen und leeren (${left}).`
}

const counts = new Intl.NumberFormat('de-DE')
export const readInTime = 'Kein Dokument und keine Seite wartet lange darauf, gelesen zu werden.'
export const readLate = (kind: WorkKind, count: number, since: Date) => {
  const [one, many] =
    kind === 'scans' ? ['Eine gescannte Seite', 'gescannte Seiten'] : ['Ein Text', 'Texte']
  const what = count === 1 ? `${one} wartet` : `${counts.format(count)} ${many} warten`
  return `${what} darauf, gelesen zu werden, am längsten seit ${moment.format(since)}.`
}
export const readLateTodo =
  'Gelesen wird, während der Rechner sonst nichts zu tun hat. Werden es nicht weniger, geben Sie ihm mehr Prozessoren oder ruhige Stunden.'

export const testMailSubject = 'Testmail von Hausblick'
export const testMail = (publicUrl: string, signature: string) =>
  `Guten Tag,

diese E-Mail hat Hausblick unter ${publicUrl} geschickt, um die Einstellungen zu prüfen. Sie ist angekommen: Mehr ist nicht zu tun.

${signature}`
export const testMailFails = (to: string) => `Die Testmail an ${to} ließ sich nicht senden`
export const testMailWritten = 'Die Testmail liegt als Datei im Ordner mail von DATA_DIR.'
export const testMailSent = (to: string) => `Der Mailserver hat die Testmail an ${to} angenommen.`
export const testMailAwaited =
  'Sehen Sie nach, ob sie ankommt und nicht im Spam liegt; sonst prüfen Sie SPF und DKIM der Domain.'

export const addressFails = (url: string) => `${url} antwortet nicht`
export const addressTodo =
  'Prüfen Sie PUBLIC_URL, den Eintrag im DNS, das Zertifikat und den Proxy davor (docs/operations/proxy.md).'
export const addressLeads = (url: string, location: string) =>
  `${url} leitet weiter nach ${location}.`
export const addressLeadsTodo =
  'Nennen Sie in PUBLIC_URL die Adresse, unter der Hausblick selbst antwortet.'
export const addressOther = (url: string, status: number) =>
  `Unter ${url} antwortet etwas anderes als Hausblick (Status ${status}).`
export const addressVersion = (there: string, here: string) =>
  `Unter der öffentlichen Adresse läuft Version ${there}, hier Version ${here}.`
export const addressVersionTodo =
  'Aktualisieren Sie alle Prozesse, oder prüfen Sie, wohin der Proxy leitet.'
export const addressLocal = (url: string) => `${url} antwortet, ist aber nur hier zu erreichen.`
export const addressLocalTodo =
  'Damit Eigentümer Hausblick erreichen, nennen Sie in PUBLIC_URL eine Adresse mit https://.'
export const addressWorks = (url: string, days: number) =>
  `${url} antwortet, das Zertifikat gilt noch ${plural(days, 'einen Tag', `${days} Tage`)}. So sieht es dieser Rechner: Ob es auch von außen geht, zeigt ein Telefon ohne WLAN.`
export const certificateTodo = 'Erneuern Sie das Zertifikat, oder prüfen Sie, warum es niemand tut.'

export const yourDevice = 'Ihres Geräts'
export const databaseClock = 'der Datenbank'
export const clockShows = (now: Date) => `Dieser Rechner zeigt ${moment.format(now)} in Berlin.`
export const compareClock =
  'Vergleichen Sie das mit einer genauen Uhr: Schon eine halbe Minute macht Codes aus Apps ungültig.'
export const clockAgrees = 'Die Uhr geht richtig: Codes aus Apps für den zweiten Faktor gelten.'
export const clockDiffers = (seconds: number, whose: string) => {
  const by = Math.abs(Math.round(seconds))
  return `Verglichen mit der Uhr ${whose} geht die des Dienstes um ${plural(by, 'eine Sekunde', `${by} Sekunden`)} ${seconds > 0 ? 'vor' : 'nach'}.`
}
export const setClock =
  'Lassen Sie die Uhren über das Netz stellen (NTP): Codes aus Apps gelten nur eine halbe Minute früher oder später.'

export const settingsFine = 'Die Variablen sind vollständig und in Ordnung.'
export const settingsOpen = (count: number) =>
  count === 1 ? 'Eine Einstellung ist noch offen.' : `${count} Einstellungen sind noch offen.`

export const noOwnTexts =
  'Impressum, Datenschutz und AGB sind die Texte von Hausblick mit Ihren Angaben.'
export const ownTexts = (names: readonly string[]) => `Eigene Texte: ${names.join(', ')}.`
export const ownTextFails =
  'Ein eigener Rechtstext lässt sich nicht zeigen; stattdessen steht der von Hausblick da.'
export const ownTextTodo = (fault: string) => `${fault}.`
export const legalMissing = (title: string, what: string, law: string) =>
  `${title}: Nicht gefunden wurde: ${what} (${law}).`
