import type { Role } from '@hausblick/contract/calls.ts'
import { passwordLength } from '@hausblick/contract/identity.ts'

// Checking the login
export const notChecked = 'Ihre Anmeldung konnte nicht geprüft werden.'

// The account menu
export const beingChecked = 'Ihre Anmeldung wird geprüft …'
export const signedOut = 'Sie sind nicht angemeldet.'
export const signIn = 'Anmelden'
export const seeDemo = 'Demo ansehen'
export const signedInAs = 'Angemeldet als'
export const roleNames: Readonly<Record<Role, string>> = {
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  operator: 'Betreiber',
}
export const signOut = 'Logout'
export const signOutFailed = (reason: string) => `Das Abmelden hat nicht geklappt. ${reason}`

// The staff's customer selector
export const chooseCustomer = 'Kunden auswählen'
export const customersLoading = 'Kunden werden geladen …'
export const noCustomerFound = 'Kein Kunde gefunden.'
export const customersFailed = (reason: string) =>
  `Die Kunden konnten nicht geladen werden. ${reason}`
export const moreCustomers = (shown: number) =>
  `Es werden ${shown} Kunden gezeigt. Weitere finden Sie über die Suche.`
export const youSeeDataOf = 'Sie sehen die Daten von'
export const unknownCustomer = (id: string) =>
  `Den Kunden ${id} gibt es nicht. Bitte wählen Sie einen anderen.`

// The selector of owners of several portfolios
export const choosePortfolio = 'Bestand auswählen'
export const portfolioOf = (id: string) => `Bestand ${id}`

// Pages without a customer
export const howToChoose =
  'Bitte wählen Sie oben einen Kunden aus. Sie finden ihn über seine E-Mail-Adresse oder seine Kundennummer.'
export const noProperty = 'Ihrem Konto ist noch kein Bestand zugeordnet.'
/** Precedes the link to the demo. */
export const askYourManager = 'Bitte wenden Sie sich an Ihre Verwaltung. Bis dahin zeigt Ihnen die'
export const demo = 'Demo'

// Above the forms of login and sign-up, without scripts
export const needsScripts =
  'Diese Seite braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.'

// Beside the forms of login and sign-up
export const atAGlance = 'Alles auf einen Blick'
export const whatItIsWorth = 'Was Ihre Immobilien wert sind'
export const whatItEarns = 'Was sie einbringen und was sie kosten'
export const whatIsLet = 'Was vermietet ist'
export const whatIsOwed = 'Welche Kredite noch laufen'

// The fields of the account forms
export const email = 'E-Mail'
export const password = 'Passwort'
export const passwordRule = `Mindestens ${passwordLength.min} Zeichen. Am besten drei oder vier Wörter, die weder miteinander noch mit Ihnen zu tun haben.`
export const enterEmail = 'Bitte geben Sie Ihre E-Mail-Adresse ein.'
export const enterPassword = 'Bitte geben Sie Ihr Passwort ein.'
export const choosePassword = 'Bitte wählen Sie ein Passwort.'

// The password prompt
export const isItStillYou = 'Sind Sie es noch?'
export const whyOnceMore =
  'Ihre Anmeldung ist länger als 15 Minuten her. Bitte geben Sie zur Sicherheit Ihr Passwort ein, dann geht es weiter.'
export const wrongPassword = 'Das Passwort ist falsch. Bitte geben Sie es noch einmal ein.'
export const cancel = 'Abbrechen'
export const goOn = 'Weiter'
