export const signInAt = (name: string) => `Mit ${name} anmelden`
export const signUpAt = (name: string) => `Mit ${name} registrieren`
export const leavesPage =
  'Sie kommen danach auf diese Seite zurück und beginnen den Schritt noch einmal.'
export const confirmed =
  'Ihre Anmeldung ist erneuert. Bitte wiederholen Sie jetzt, was Sie vorhatten.'
export const unconfirmed = 'Ihre Anmeldung ist nicht erneuert.'
export const signOutAt = 'Auch beim Anbieter abmelden'
