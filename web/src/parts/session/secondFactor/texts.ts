// The second step of a sign-in
export const openApp =
  'Bitte öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie zeigt.'
export const takeRecoveryCode =
  'Bitte geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.'
export const appCode = 'Code aus der App'
export const recoveryCode = 'Wiederherstellungscode'
export const enterCode = 'Bitte geben Sie den Code ein.'
export const enterRecoveryCode = 'Bitte geben Sie einen Wiederherstellungscode ein.'
export const confirm = 'Bestätigen'
export const useRecoveryCode = 'Wiederherstellungscode verwenden'
export const useApp = 'Code aus der App verwenden'
export const back = 'Zurück zur Anmeldung'
export const lost =
  'Haben Sie weder Ihr Gerät noch einen Wiederherstellungscode? Dann rufen Sie uns bitte an.'
export const lostHosted = 'Haben Sie Ihr Gerät nicht mehr? Dann rufen Sie uns bitte an.'

// Signing in by passkey
export const byPasskey = 'Mit Passkey anmelden'
