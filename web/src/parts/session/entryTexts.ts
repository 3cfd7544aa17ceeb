import { passwordLength } from '@hausblick/contract/identity.ts'

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
export const whyOnceMoreThere =
  'Ihre Anmeldung ist länger als 15 Minuten her. Bitte melden Sie sich zur Sicherheit noch einmal an.'
export const wrongPassword = 'Das Passwort ist falsch. Bitte geben Sie es noch einmal ein.'
export const cancel = 'Abbrechen'
export const goOn = 'Weiter'
