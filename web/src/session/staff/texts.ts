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
export const portfolioOf = (id: string) => `Bestand ${id}`
