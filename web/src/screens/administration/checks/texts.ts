export const about =
  'Hausblick versucht, was eingestellt ist, und sagt zu jedem, was nicht funktioniert und was zu tun ist. Mailserver und Sicherungen richten Sie hier auch ein. Auf dem Rechner des Dienstes prüft „npm run check“ dasselbe.'
export const check = 'Jetzt prüfen'
export const checking = 'Wird geprüft …'
export const sendMail = 'Testmail an mich'
export const sendingMail = 'Wird gesendet …'
export const testMail = 'Testmail'
export const results = 'Ergebnis'
export const summary = (open: number) => {
  if (open === 0) return 'Alles funktioniert.'
  return open === 1 ? 'Ein Punkt ist offen.' : `${open} Punkte sind offen.`
}
export const states = {
  fine: 'in Ordnung',
  look: 'bitte ansehen',
  broken: 'funktioniert nicht',
} as const
