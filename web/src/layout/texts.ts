// The header
export const skipToContent = 'Zum Inhalt springen'
export const logo = 'Hausblick, zum Dashboard'
export const mainMenu = 'Hauptmenü'
export const dashboard = 'Dashboard'
export const properties = 'Wohnungen'
export const documents = 'Dokumente'
export const contact = 'Kontakt'
export const settings = 'Einstellungen'
export const demo = 'Demo'
export const switchTheme = 'Zwischen hellem und dunklem Design wechseln'
export const account = 'Konto'
export const menuFailed =
  'Das Menü konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.'
export const menu = 'Menü'

// The demo's pages
export const demoNote = 'Sie sehen die Demo mit Beispieldaten.'
export const toOwnData = 'Zu Ihren Daten'
export const toInvitation = 'Zu Ihrer Einladung'
export const toSignIn = 'Zur Anmeldung'
export const demoFailed = 'Die Demo konnte nicht geladen werden.'

// Where a page cannot be shown
export const errorHeading = 'Fehler'
export const pageNotLoaded = 'Diese Seite konnte nicht geladen werden.'
export const checkConnection =
  'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.'
export const pageNotShown = 'Diese Seite konnte nicht angezeigt werden.'
export const faultIsOurs =
  'Der Fehler liegt bei uns. Alle anderen Seiten können Sie weiter benutzen.'

// Where what is shown is not the latest
export const offline = 'Sie sind offline.'
export const notUpdated = 'Die Zahlen konnten nicht aktualisiert werden.'
export const lastState = 'Gezeigt wird der letzte Stand.'

// The footer
export const legal = 'Rechtliches'
export const imprint = 'Impressum'
export const privacy = 'Datenschutz'
export const terms = 'AGB'
export const accessibility = 'Barrierefreiheit'
export const copyright = (year: number) => `© ${year} Hausblick`

// The browser's tab
export const tabTitle = (title: string) => `${title} – Hausblick`
