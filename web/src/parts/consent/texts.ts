// The banner
export const heading = 'Dürfen wir die Nutzung auswerten?'
export const beforeHost = 'Mit einem Dienst von'
export const afterHost =
  'würden wir gern sehen, wie unsere Seiten genutzt werden. Er verarbeitet dann Ihre IP-Adresse und kann Cookies setzen. Das ist freiwillig: Ohne Ihre Einwilligung wird er nicht geladen, und alles funktioniert ebenso. Ihre Wahl können Sie jederzeit unten auf jeder Seite ändern. Mehr dazu in der'
export const privacyPolicy = 'Datenschutzerklärung'
export const reject = 'Alle ablehnen'
export const accept = 'Alle akzeptieren'

// The button in the footer
export const review = 'Einwilligung ändern'
