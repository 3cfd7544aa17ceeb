import type { GuestPart } from '@hausblick/contract/guests.ts'

export const people = 'Wer Ihren Bestand sieht'
export const peopleOf = (customerId: string) => `Wer den Bestand ${customerId} sieht`
export const guestsOf = (customerId: string) => `Gäste von ${customerId}`
export const peopleFailed = 'Wer dazugehört, konnte nicht geladen werden.'

// The members
export const members = 'Eigentümer'
export const membersNote =
  'Sie sehen alles und dürfen alles, was Sie selbst dürfen. Soll jemand dazukommen, etwa wenn Ihnen die Wohnungen gemeinsam gehören, wenden Sie sich bitte an Ihre Verwaltung.'
export const noMembers = 'Noch hat niemand ein Konto.'
export const since = (day: string) => `seit ${day}`

// The guests
export const guests = 'Gäste'
export const guestsNote =
  'Gäste lesen, was Sie ihnen zeigen, zum Beispiel Ihre Steuerberatung. Ändern, hochladen oder weitergeben können sie im Portal nichts.'
export const operatorsNote =
  'Wen Sie einladen und was Sie daran ändern, erfahren die Eigentümer per E-Mail. Sie können den Zugang jederzeit beenden.'
export const noGuests = 'Sie haben keine Gäste.'
export const noGuestsOf = 'Dieser Kunde hat keine Gäste.'
export const inviteGuest = 'Gast einladen'
export const ofAllYears = 'alle Jahre'
export const ofYears = (years: readonly number[]) => `nur ${years.join(', ')}`
export const mayRead = (parts: string, years: string, until: string) =>
  `${parts}; ${years}; bis ${until}`
export const invited = (until: string) => `eingeladen, die Einladung gilt bis ${until}`
export const invitedBy = (email: string) => `eingeladen von ${email}`
export const lapsed = (day: string) => `die Einladung ist am ${day} abgelaufen`
export const expired = (day: string) => `der Zugang ist am ${day} abgelaufen`
export const neverLooked = 'hat noch nichts gelesen'
export const lastLooked = (moment: string) => `zuletzt gelesen am ${moment} Uhr`
export const change = 'Ändern'
export const changeOf = (email: string) => `Ändern, was ${email} lesen darf`
export const again = 'Erneut einladen'
export const againOf = (email: string) => `${email} erneut einladen`
export const end = 'Beenden'
export const endOf = (email: string) => `Zugang von ${email} beenden`
export const ended = (email: string) => `${email} sieht ab sofort nichts mehr.`
export const sentTo = (email: string) =>
  `Die Einladung an ${email} ist unterwegs. Sie gilt 14 Tage und nur für diese Adresse.`
export const changed = (email: string) => `Für ${email} gilt das ab sofort.`

// The dialog
export const inviteTitle = 'Gast einladen'
export const inviteAction = 'Einladen'
export const changeTitle = 'Gast ändern'
export const changeAction = 'Speichern'
export const email = 'E-Mail-Adresse des Gastes'
export const emailHint =
  'An diese Adresse geht der Link, mit dem der Gast sein eigenes Konto anlegt.'
export const enterEmail = 'Bitte geben Sie eine E-Mail-Adresse ein.'
export const whatToRead = 'Was darf der Gast lesen?'
export const parts: Readonly<Record<GuestPart, string>> = {
  figures: 'Zahlen',
  loans: 'Kredite',
  documents: 'Dokumente',
}
export const partNotes: Readonly<Record<GuestPart, string>> = {
  figures:
    'Werte, Einnahmen, Ausgaben, Vermietung und alle Angaben zu Objekten und Einheiten, auch Mieten, Mietverträge und Namen der Mieter',
  loans: 'Raten, Zinssätze, Restschulden und Laufzeiten',
  documents:
    'die Liste der Dokumente, ihren Inhalt und die Suche darin; dazu gehören abgelegte Jahresübersichten, mit allen Zahlen und Krediten. Mit Zahlen und Krediten zusammen: auch die Jahresübersicht und die Unterlagen für das Steuerjahr',
}
export const choosePart = 'Bitte wählen Sie mindestens eines davon.'
export const whichYears = 'Aus welchen Jahren?'
export const allYears = 'Aus allen Jahren'
export const someYears = 'Nur aus bestimmten Jahren'
export const years = 'Jahre'
export const yearsHint =
  'Zum Beispiel 2024, 2025. Dokumente zählen zum Jahr ihres Datums; ohne Datum sieht der Gast sie dann nicht. Kredite und Angaben zu Wohnungen sieht er, wie sie heute sind.'
export const enterYears = 'Bitte geben Sie Jahre mit vier Ziffern an, durch Komma getrennt.'
export const until = 'Letzter Tag'
export const untilHint = 'Höchstens zwei Jahre. Der Zugang lässt sich jederzeit sofort beenden.'
export const enterUntil = 'Bitte geben Sie den letzten Tag an.'
