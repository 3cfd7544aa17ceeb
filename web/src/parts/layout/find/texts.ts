// The search for everything
export const placeholderStaff = 'Kunde, Wohnung, Kredit, Dokument, Seite …'
export const placeholder = 'Wohnung, Kredit, Dokument, Seite …'
export const results = 'Treffer'
export const pages = 'Seiten'
export const actions = 'Aktionen'
export const customers = 'Kunden'
export const places = 'Wohnungen und Objekte'
export const loans = 'Kredite'
export const documents = 'Dokumente'
export const contents = 'Inhalte'
export const searching = 'Wird gesucht …'
export const nothingFound = (text: string) =>
  `Zu „${text}“ gibt es keine Treffer. Prüfen Sie die Schreibweise, oder suchen Sie nach weniger Wörtern.`
export const failed = (reason: string) => `Die Suche ist fehlgeschlagen. ${reason}`
export const inDocuments = (text: string) => `In Dokumenten nach „${text}“ suchen`
export const hint = '↑ ↓ wählen · Eingabetaste öffnen · Esc schließen'
export const tenant = (name: string) => `Mieter: ${name}`

// Actions, each with words by which it is found, too
export const createCustomer = 'Neuen Kunden anlegen'
export const createCustomerWords = 'Eigentümer hinzufügen anlegen neu einladen'
export const upload = 'Dokument hochladen'
export const uploadWords = 'Datei Brief senden schicken hinzufügen'
export const switchTheme = 'Darstellung wechseln (hell oder dunkel)'
export const switchThemeWords = 'Design Farben Nachtmodus dunkel hell Theme'
export const signOut = 'Abmelden'
export const signOutWords = 'Logout ausloggen'
