import { titles } from '@hausblick/contract/pages.ts'

export const heading = titles.settings

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

// Another's second factor
export const resetFactor = 'Zweiten Faktor zurücksetzen'
export const resetFactorOf = (email: string) => `Zweiten Faktor von ${email} zurücksetzen`
export const resetFactorQuestion = 'Zweiten Faktor zurücksetzen?'
export const resetFactorAction = 'Zurücksetzen'
export const resetFactorNote = (email: string) =>
  `App, Passkeys und Wiederherstellungscodes von ${email} gelten dann nicht mehr, und alle Geräte werden abgemeldet. Das Passwort bleibt. Vergewissern Sie sich vorher, zum Beispiel mit einem Anruf, dass die Bitte wirklich von dieser Person kommt. Sie bekommt darüber eine E-Mail.`

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
export const copied = 'Kopiert'
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

// The documents that staff have removed, for operators
export const removedDocuments = 'Entfernte Dokumente'
export const removedFailed = 'Die entfernten Dokumente konnten nicht geladen werden.'
export const noRemoved = 'In den letzten 30 Tagen wurde nichts entfernt.'
export const removedBy = (day: string, email: string) => `entfernt am ${day} von ${email}`
export const daysLeft = (days: number) => (days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`)
export const restore = 'Wiederherstellen'
export const restoreOf = (name: string) => `Wiederherstellen: ${name}`
export const restored = (description: string) => `Wiederhergestellt: ${description}`
export const moreRemoved = (count: number) => `${count} weitere anzeigen`

// The deletion requests, for staff
export const deletions = 'Löschanträge'
export const deletionsFailed = 'Die Löschanträge konnten nicht geladen werden.'
export const noDeletions = 'Keine offenen Löschanträge.'
export const requestedAt = (day: string, email: string) => `beantragt am ${day} von ${email}`
export const endDeletion = 'Erledigt'
export const endDeletionOf = (customerId: string) => `Löschantrag von ${customerId} erledigt`
export const endDeletionQuestion = 'Löschantrag erledigt?'
export const endDeletionNote = (customerId: string) =>
  `Der Antrag von ${customerId} steht dann nicht mehr in dieser Liste. Gelöscht wird dadurch nichts.`

// A new customer
export const createCustomer = 'Neuen Kunden anlegen'
export const customerId = 'Kundennummer'
export const newCustomerName = 'Name des Eigentümers (optional)'
export const noCustomerId = 'Bitte geben Sie eine Customer ID ein.'
export const createCustomerAction = 'Kunden anlegen'
export const createCustomerFailed = (reason: string) => `Fehler: ${reason}`
export const customerCreated = (customerId: string) =>
  `Customer ${customerId} erstellt. Magic Link:`
export const onlyOperators = 'Neue Kunden und Einladungen'
export const onlyOperatorsNote =
  'Kunden anlegen, einladen und Konten beenden kann nur der Betreiber.'

// A sign-up link
export const linkNote =
  'Der Link wird nur jetzt angezeigt. Bitte senden Sie ihn an die Person, für die er bestimmt ist.'
export const copyLink = 'Link kopieren'
export const copyLinkByHand = 'Bitte kopieren Sie den markierten Link mit der Tastatur.'

// The name of a customer
export const customer = (customerId: string) => `Kunde ${customerId}`
export const customerName = 'Name'
export const customerNameHint =
  'So heißt der Eigentümer in der Kundenauswahl, in der Jahresübersicht und in E-Mails.'
export const saveName = 'Speichern'
export const nameSaved = (name: string) =>
  name ? `Gespeichert: ${name}` : 'Gespeichert: ohne Namen.'

// The accounts of a customer
export const accountsOf = (customerId: string) => `Konten von ${customerId}`
export const accountsOfNobody = 'Konten eines Kunden'
export const chooseCustomer = 'Bitte wählen Sie oben einen Kunden aus, um seine Konten zu sehen.'
export const noCustomerAccounts = 'Für diesen Kunden hat noch niemand ein Konto.'
export const endCustomerAccountNote = (email: string, customerId: string) =>
  `${email} sieht die Daten von ${customerId} dann nicht mehr und wird überall abgemeldet. Wer wieder Zugang bekommen soll, braucht eine neue Einladung.`
export const endOneCustomerNote = (email: string, customerId: string) =>
  `${email} sieht die Daten von ${customerId} dann nicht mehr. Das Konto bleibt, denn es gehört noch zu anderen Kunden.`
export const addAccount = 'Vorhandenes Konto hinzufügen'
export const addAccountNote = (customerId: string) =>
  `Wer schon ein Konto hat, sieht damit auch die Daten von ${customerId} und wählt oben, welchen Bestand die Seiten zeigen.`
export const addAccountAction = 'Hinzufügen'
export const addressOfAccount = 'E-Mail-Adresse des Kontos'
export const changeAddress = 'Adresse ändern'
export const changeAddressOf = (email: string) => `Adresse ändern: ${email}`
export const changeAddressNote = (email: string) =>
  `Wer sich bisher mit ${email} anmeldet, nimmt dafür dann die neue Adresse; das Passwort bleibt. An beide Adressen geht eine Nachricht.`
export const enterAddress = 'Bitte geben Sie eine E-Mail-Adresse ein.'
export const newAddress = 'Neue E-Mail-Adresse'
export const changeAddressAction = 'Ändern'
export const cancel = 'Abbrechen'
export const invite = 'Einladung erstellen'
export const inviteLink = (customerId: string) => `Einladungslink für ${customerId}:`

// The accounts of operators and staff
export const houseAccounts = 'Betreiber und Mitarbeiter'
export const noAccounts = 'Es gibt keine Konten.'
export const endHouseAccountNote = (email: string) =>
  `${email} sieht dann keine Kundendaten mehr und wird überall abgemeldet.`

// Each account
export const accountsFailed = 'Die Konten konnten nicht geladen werden.'
export const accountRole = (role: string, day: string) => `${role}, Konto seit ${day}`
export const noRole = 'Nicht mehr eingetragen, ohne Rechte'
export const ownAccount = 'Ihr Konto'
export const endAccount = 'Konto beenden'
export const endAccountShort = 'Beenden'
export const endAccountOf = (email: string) => `Konto ${email} beenden`
export const endAccountQuestion = 'Konto beenden?'

// The open invitations
export const invitations = 'Offene Einladungen'
export const invitationsFailed = 'Die Einladungen konnten nicht geladen werden.'
export const noInvitations = 'Keine offenen Einladungen.'
export const newInviteLink = (invitee: string) => `Neuer Einladungslink für ${invitee}:`
export const invitedAs = (role: string, day: string) => `${role}, eingeladen am ${day},`
export const validUntil = (day: string) => `gültig bis ${day}`
export const expiredAt = (day: string) => `abgelaufen am ${day}`
export const renew = 'Erneuern'
export const renewOf = (invitee: string) => `Einladung für ${invitee} erneuern`
export const withdraw = 'Zurückziehen'
export const withdrawOf = (invitee: string) => `Einladung für ${invitee} zurückziehen`
export const withdrawQuestion = 'Einladung zurückziehen?'
export const withdrawNote = (invitee: string) => `Der Link für ${invitee} gilt dann nicht mehr.`
export const moreInvitations = (count: number) => `Weitere Einladungen anzeigen (${count})`
