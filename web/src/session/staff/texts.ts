// The staff's customer selector
export const chooseCustomer = 'Kunden auswählen'
export const selectorFailed = 'Die Auswahl der Kunden konnte nicht geladen werden.'
export const customersLoading = 'Kunden werden geladen …'
export const noCustomerFound = 'Kein Kunde gefunden.'
export const customersFailed = (reason: string) =>
  `Die Kunden konnten nicht geladen werden. ${reason}`
export const moreCustomers = (shown: number) =>
  `Es werden ${shown} Kunden gezeigt. Weitere finden Sie über die Suche.`
export const youSeeDataOf = 'Sie sehen die Daten von'
export const unknownCustomer = (id: string) =>
  `Den Kunden ${id} gibt es nicht. Bitte wählen Sie einen anderen.`

// The selector of owners of several portfolios
export const choosePortfolio = 'Bestand auswählen'
export const portfolioOf = (id: string, name?: string) =>
  name ? `${name}, Bestand ${id}` : `Bestand ${id}`

// What guests see
export const guestPortfolio = (portfolio: string) => `${portfolio} (Gast)`
export const guestFigures = 'Zahlen'
export const guestLoans = 'Kredite'
export const guestDocuments = 'Dokumente'
export const youAreGuest = (portfolio: string, invitedBy: string, until: string, shown: string) =>
  `Sie sind bis zum ${until} Gast von ${invitedBy} (${portfolio}) und können lesen: ${shown}.`
export const accessEnded = 'Ihr Zugang zu diesem Bestand ist beendet oder abgelaufen.'
