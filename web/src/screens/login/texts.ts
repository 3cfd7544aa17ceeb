export const heading = 'Willkommen zurück'

// Signing in
export const signIn = 'Einloggen'
export const withPassword = 'Als Betreiber mit Passwort anmelden'
export const forgotten = 'Passwort vergessen?'
export const noAddress = 'Bitte geben Sie Ihre E-Mail-Adresse ein, um das Passwort zurückzusetzen.'
export const resetSent = 'Ein Passwort-Zurücksetzungslink wurde an Ihre E-Mail-Adresse gesendet.'

// For visitors without an account
export const noAccount = 'Sie haben eine Einladung, aber noch kein Konto?'
export const signUp = 'Registrieren'
