import type { StaffMember, StaffRight } from '@hausblick/contract/calls/staff.ts'

// Who works here
export const people = 'Betreiber und Mitarbeiter'
export const peopleNote =
  'Betreiber verwalten alles. Mitarbeiter sehen alle Kunden und legen Dokumente ab; was sie sonst dürfen, bestimmen Sie unten.'
export const failed = 'Die Liste konnte nicht geladen werden.'
export const nobody = 'Hier arbeitet noch niemand.'
export const roles: Readonly<Record<NonNullable<StaffMember['role']>, string>> = {
  operator: 'Betreiber',
  staff: 'Mitarbeiter',
}
export const noRole = 'ohne Rolle'
export const noRoleNote = 'Keine Variable nennt diese Adresse mehr. Das Konto sieht nichts.'
export const since = (role: string, day: string) => `${role} seit ${day}`
export const ofVariable = (variable: string) => `Die Rolle steht in ${variable}.`
export const notInvited = 'noch nicht eingeladen'
export const noFactor = 'ohne zweiten Faktor'
export const own = 'Das sind Sie'

// What can be done with them
export const invite = 'Einladen'
export const again = 'Erneut senden'
export const againTo = (email: string) => `Einladung an ${email} erneut senden`
export const sentAgain = (email: string) => `Die Einladung an ${email} wird noch einmal gesendet.`
export const invitedNow = (email: string) => `Die Einladung an ${email} wird gesendet.`
export const inviteTo = (email: string) => `${email} einladen`
export const withdraw = 'Zurückziehen'
export const withdrawOf = (email: string) => `Einladung an ${email} zurückziehen`
export const withdrawQuestion = 'Einladung zurückziehen?'
export const withdrawNote = (email: string) =>
  `Der Link an ${email} gilt dann nicht mehr, und die Adresse hat keine Rolle mehr.`
export const withdrawNamedNote = (email: string, variable: string) =>
  `Der Link an ${email} gilt dann nicht mehr. Die Rolle steht weiter in ${variable}.`
export const end = 'Beenden'
export const endOf = (email: string) => `Zugang von ${email} beenden`
export const endQuestion = 'Zugang beenden?'
export const endAction = 'Zugang beenden'
export const endNote = (email: string) =>
  `${email} sieht dann keine Kundendaten mehr und wird überall abgemeldet.`
export const endNamedNote = (email: string, variable: string) =>
  `${email} sieht dann keine Kundendaten mehr und wird überall abgemeldet. Nehmen Sie die Adresse auch aus ${variable}, sonst kann sie wieder eingeladen werden.`
export const madeNote = (names: readonly string[]) =>
  `Weiter gilt, was diese Person angelegt hat: ${names.join(', ')}. Wo sie den Zugang kennt, sperren Sie ihn und legen Sie einen neuen an:`
export const programs = 'Programme'
export const webhooks = 'Webhooks'
export const resetFactor = 'Zweiten Faktor zurücksetzen'
export const resetFactorOf = (email: string) => `Zweiten Faktor von ${email} zurücksetzen`
export const resetFactorQuestion = 'Zweiten Faktor zurücksetzen?'
export const resetFactorAction = 'Zurücksetzen'
export const resetFactorNote = (email: string) =>
  `${email} wird überall abgemeldet, meldet sich dann mit dem Passwort an und richtet einen neuen zweiten Faktor ein. Vergewissern Sie sich vorher am Telefon, dass wirklich diese Person darum bittet.`

// The invitation
export const inviteTitle = 'Betreiber oder Mitarbeiter einladen'
export const address = 'E-Mail-Adresse'
export const enterAddress = 'Bitte geben Sie die Adresse der Person ein.'
export const role = 'Rolle'
export const roleNotes: Readonly<Record<NonNullable<StaffMember['role']>, string>> = {
  staff: 'Sieht alle Kunden, legt Dokumente ab und gibt Jahresübersichten frei.',
  operator: 'Darf alles: auch Kunden anlegen und löschen, Einstellungen und Zugänge ändern.',
}
export const inviteNote =
  'Die Person bekommt eine E-Mail mit einem Link, der 14 Tage und nur für ihre Adresse gilt.'
export const send = 'Einladung senden'

// What staff may do
export const rights = 'Was Mitarbeiter dürfen'
export const rightsFailed = 'Die Einstellung konnte nicht geladen werden.'
export const rightLabels: Readonly<Record<StaffRight, string>> = {
  import: 'Zahlen einlesen',
  invite: 'Eigentümer einladen',
  remove: 'Dokumente entfernen',
}
export const rightNotes: Readonly<Record<StaffRight, string>> = {
  import: 'Mitarbeiter lesen Dateien ein und nehmen ein Einlesen zurück.',
  invite: 'Mitarbeiter laden Eigentümer ein und ziehen Einladungen zurück.',
  remove: 'Mitarbeiter entfernen Dokumente; Betreiber können sie 30 Tage lang wiederherstellen.',
}
