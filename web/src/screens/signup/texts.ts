export const heading = 'Konto anlegen'

// For users who are signed in already
export const signedInHeading = 'Sie sind schon angemeldet'
export const beforeEmail = 'Sie sind als'
export const afterEmail = 'angemeldet.'
export const invitedNote =
  'Mit der Einladung legen Sie ein weiteres Konto an; dafür müssen Sie sich zuerst abmelden.'
export const addNote =
  'Mit der Einladung sehen Sie einen weiteren Bestand: in diesem Konto oder, wenn Sie sich abmelden, in einem eigenen.'
export const addToAccount = 'Zu diesem Konto hinzufügen'
export const signOutAndAccept = 'Abmelden und Einladung annehmen'

// The form
export const signUp = 'Registrieren'
export const badLink = 'Ungültiger Link: cid oder token fehlen'
export const missingLink = 'Registrierung nicht möglich, Link-Parameter fehlen'
export const failed = 'Fehler: '
export const done = 'Registrierung erfolgreich! Du wirst weitergeleitet ...'

// For visitors who have an account
export const haveAccount = 'Sie haben schon ein Konto?'
export const signIn = 'Anmelden'
