import { pages } from '@hausblick/contract/pages.ts'

export const heading = pages.password.title

// The form
export const newPassword = 'Neues Passwort'
export const save = 'Passwort speichern'

// An invalid link
export const linkExpired = 'Der Link gilt nicht mehr?'
export const askForLink = 'Neuen Link anfordern'

// Afterwards
export const done = 'Ihr neues Passwort gilt ab sofort. Sie wurden auf allen Geräten abgemeldet.'
export const signIn = 'Zur Anmeldung'

// The link in a mail of the hosted provider that confirms an address
export const address = 'E-Mail-Adresse bestätigen'
export const isItYours = 'Bitte bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Konto gehört.'
export const confirmAddress = 'Adresse bestätigen'
export const addressConfirmed = 'Ihre E-Mail-Adresse ist bestätigt. Bitte melden Sie sich neu an.'
