import type { Role } from '@hausblick/contract/calls/accounts.ts'

// The account menu
export const beingChecked = 'Ihre Anmeldung wird geprüft …'
export const signedOut = 'Sie sind nicht angemeldet.'
export const signIn = 'Anmelden'
export const signedInAs = 'Angemeldet als'
export const roleNames: Readonly<Record<Role, string>> = {
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  operator: 'Betreiber',
}
export const signOut = 'Logout'
export const signOutFailed = (reason: string) => `Das Abmelden hat nicht geklappt. ${reason}`
export const administration = 'Verwaltung'
