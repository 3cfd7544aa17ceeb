import { pages } from '@hausblick/contract/pages.ts'

export const heading = pages.settings.title

// The sections; their other names are the titles of their pages
export const sections = 'Abschnitte der Einstellungen'
export const accountAndSecurity = 'Konto und Sicherheit'

// The demo, which has no account
export const demoHeading = 'Die Demo kommt ohne Konto aus.'
export const demoNote = 'Mit Ihrem eigenen Konto finden Sie hier Ihre Einstellungen.'
export const toSignIn = 'Zur Anmeldung'
export const beforeEmail = 'Sie sind als'
export const afterEmail = 'angemeldet.'
export const toOwnSettings = 'Zu Ihren Einstellungen'

// The account
export const account = 'Konto'
export const email = 'E-Mail'
export const signOut = 'Logout'

// The devices
export const devices = 'Angemeldete Geräte'
export const devicesNote =
  'Kennen Sie ein Gerät nicht? Melden Sie es ab und ändern Sie Ihr Passwort.'
export const devicesFailed = 'Ihre Geräte konnten nicht geladen werden.'
export const noDevices = 'Sie sind auf keinem Gerät angemeldet.'
export const unknownDevice = 'Unbekanntes Gerät'
export const signedInAt = (day: string) => `angemeldet am ${day},`
export const inUse = 'jetzt in Benutzung'
export const lastUsedAt = (day: string, hour: string) => `zuletzt benutzt am ${day} gegen ${hour}`
export const thisDevice = 'Dieses Gerät'
export const endDevice = 'Abmelden'
export const endDeviceOf = (device: string, day: string) =>
  `${device}, angemeldet am ${day}, abmelden`
export const endOtherDevices = 'Alle anderen abmelden'

// The password
export const changePassword = 'Passwort ändern'
export const currentPassword = 'Bisheriges Passwort'
export const enterCurrentPassword = 'Bitte geben Sie Ihr bisheriges Passwort ein.'
export const newPassword = 'Neues Passwort'
export const passwordChanged =
  'Ihr neues Passwort gilt ab sofort. Alle anderen Geräte wurden abgemeldet.'

// The calendar
export const calendar = 'Kalender'
export const calendarNote =
  'Mögliche Mieterhöhungen, auslaufende Mietverträge, geplante Modernisierungen und Termine Ihrer Kredite der nächsten 12 Monate in Ihrem eigenen Kalender, ohne Namen von Mietern und Banken.'
export const calendarFailed = 'Ihr Kalender konnte nicht geladen werden.'
export const makeCalendar = 'Kalenderadresse erzeugen'
export const calendarAddress = 'Geheime Adresse'
export const calendarUse =
  'Tragen Sie sie in Ihrem Kalender unter „Abonnieren“ oder „Per URL hinzufügen“ ein. Wer sie kennt, sieht Ihre Termine.'
export const copyAddress = 'Adresse kopieren'
export const copyAddressByHand = 'Bitte kopieren Sie die markierte Adresse mit der Tastatur.'
export const openCalendar = 'Im Kalender öffnen'
export const renewCalendar = 'Neue Adresse erzeugen'
export const renewCalendarQuestion = 'Neue Adresse erzeugen?'
export const renewCalendarNote =
  'Die bisherige Adresse gilt dann sofort nicht mehr. Kalender, die sie abonniert haben, bekommen keine Termine mehr, bis Sie dort die neue Adresse eintragen.'
export const endCalendar = 'Kalender beenden'
export const endCalendarQuestion = 'Kalender beenden?'
export const endCalendarAction = 'Beenden'
export const endCalendarNote =
  'Die Adresse gilt dann sofort nicht mehr. Sie können jederzeit eine neue erzeugen.'

// A customer's own data
export const myData = 'Meine Daten'
export const myDataNote =
  'Alles, was über Sie gespeichert ist, in einer ZIP-Datei: Ihre Zahlen als Tabellen, Ihre Dokumente sowie die Angaben zu Ihren Konten und Gästen.'
export const download = 'Alles herunterladen'
export const downloading = 'Wird vorbereitet …'
export const deletionFailed = 'Ob ein Löschantrag von Ihnen vorliegt, ließ sich nicht feststellen.'
export const deletionOffer =
  'Sie möchten, dass alles gelöscht wird, was über Sie gespeichert ist? Ihre Verwaltung löscht Ihre Konten, Ihre Zahlen und Ihre Dokumente. Rechnungen, Abrechnungen, Verträge und Briefe, die sie nach dem Gesetz aufbewahren muss, sperrt sie: Niemand findet sie mehr im Portal, und nach Ablauf der Frist werden sie gelöscht.'
export const keptHowLong = 'Wie lange was aufbewahrt wird'
export const deletionRequested = (day: string) =>
  `Ihr Löschantrag vom ${day} ist bei Ihrer Verwaltung eingegangen. Sie meldet sich innerhalb eines Monats.`
export const requestDeletion = 'Löschung beantragen'
export const requestDeletionQuestion = 'Löschung beantragen?'
export const requestDeletionNote =
  'Wir leiten Ihren Antrag an Ihre Verwaltung weiter. Laden Sie vorher alles herunter, was Sie behalten möchten.'
export const withdrawDeletion = 'Löschantrag zurückziehen'
export const withdrawDeletionQuestion = 'Löschantrag zurückziehen?'
export const withdrawDeletionAction = 'Zurückziehen'
export const withdrawDeletionNote = 'Ihre Daten bleiben dann gespeichert.'

// What happened to the account and its data
export const ownLog = 'Protokoll'
export const ownLogNote =
  'Wer sich angemeldet hat, wer Ihre Daten angesehen und wer etwas geändert hat. Was Sie selbst ansehen, steht nicht darin.'
