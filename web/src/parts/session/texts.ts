// Checking the login
export const notChecked = 'Ihre Anmeldung konnte nicht geprüft werden.'

// Pages without a customer
export const noProperty = 'Ihrem Konto ist noch kein Bestand zugeordnet.'
/** Precedes the link to the demo. */
export const askYourManager = 'Bitte wenden Sie sich an Ihre Verwaltung. Bis dahin zeigt Ihnen die'
export const demo = 'Demo'

// What guests see
export const portfolioOf = (id: string, name?: string) =>
  name ? `${name}, Bestand ${id}` : `Bestand ${id}`
export const guestFigures = 'Zahlen'
export const guestLoans = 'Kredite'
export const guestDocuments = 'Dokumente'
export const youAreGuest = (portfolio: string, invitedBy: string, until: string, shown: string) =>
  `Sie sind bis zum ${until} Gast von ${invitedBy} (${portfolio}) und können lesen: ${shown}.`
export const accessEnded = 'Ihr Zugang zu diesem Bestand ist beendet oder abgelaufen.'

// Former guests
export const guestEnded = 'Ihr Zugang als Gast ist beendet'
/** Precedes the address of whom to ask. */
export const guestEndedOn = (invitedBy: string, day: string) =>
  `Was Ihnen ${invitedBy} gezeigt hat, konnten Sie bis zum ${day} lesen. Brauchen Sie es länger, fragen Sie bitte`

// Customers without any figures
export const managerImports = 'Ihre Verwaltung liest die Zahlen Ihres Bestands ein.'
export const managerImportsForGuest = 'Die Verwaltung liest die Zahlen dieses Bestands ein.'
export const documentsAlready = 'Dokumente können Sie schon jetzt hochladen.'
export const uploadDocument = 'Dokument hochladen'
export const contactManager = 'Verwaltung kontaktieren'
export const nothingImported = 'Für diesen Kunden ist noch nichts eingelesen'
export const importIt =
  'Lesen Sie seine Zahlen ein, dann sieht der Eigentümer hier seine Zahlen. Dokumente können Sie schon jetzt für ihn ablegen.'
export const haveItImported =
  'Die Zahlen liest ein Betreiber ein; bitte geben Sie ihm die Tabellen. Dokumente können Sie schon jetzt für den Kunden ablegen.'
export const fileDocument = 'Dokument ablegen'

// The link to the demo where nobody is signed in
export const seeDemo = 'Demo ansehen'
