// The header
export const skipToContent = 'Zum Inhalt springen'
export const loadingPage = 'Die Seite wird geladen'
export const logo = 'Hausblick, zum Dashboard'
export const mainMenu = 'Hauptmenü'
export const demo = 'Demo'
export const administration = 'Verwaltung'
export const switchTheme = 'Zwischen hellem und dunklem Design wechseln'
export const menuMissing = 'Das Menü konnte nicht geladen werden.'
export const menu = 'Menü'

// The demo's pages
export const demoNote = 'Sie sehen die Demo mit Beispieldaten.'
export const toSignIn = 'Zur Anmeldung'
export const demoMissing = 'Die Demo konnte nicht geladen werden.'

// If figures are outdated
export const offline = 'Sie sind offline.'
export const notUpdated = 'Die Zahlen konnten nicht aktualisiert werden.'
export const lastState = 'Gezeigt wird der letzte Stand.'

// The footer
export const legal = 'Rechtliches'
export const copyright = (year: string) => `© ${year} Hausblick`

// For operators, while a public service has example settings
export const unfinishedTitle = 'Bevor andere diesen Dienst benutzen'
export const unfinishedHint =
  'Danach starten Sie den Dienst neu. Diesen Hinweis sehen nur Betreiber.'

// How figures are computed
export const howComputed = 'So rechnen wir'

// Where no mail server is set
export const mailsStay =
  'E-Mails verlassen den Dienst noch nicht: Diese Einladung käme bei niemandem an.'
export const setUpMailServer = 'Mailserver einrichten'
export const operatorsSetUpMailServer = 'Ein Betreiber kann den Mailserver einrichten.'

// The button of the search for everything
export const find = 'Suchen'
export const findShort = 'Suchen …'
export const keys = 'Strg K'
export const macKeys = '⌘ K'
