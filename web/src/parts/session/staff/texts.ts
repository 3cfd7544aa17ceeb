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
export const ownerView = (name: string) =>
  `Sie sehen Hausblick, wie ${name} es sieht. Ändern und hochladen können Sie hier nichts.`
export const endOwnerView = 'Zurück zum Kunden'
export const unknownCustomer = (id: string) =>
  `Den Kunden ${id} gibt es nicht. Bitte wählen Sie einen anderen.`

// The selector of owners of several portfolios
export const choosePortfolio = 'Bestand auswählen'
export const guestPortfolio = (portfolio: string) => `${portfolio} (Gast)`

// Without a selected customer
export const howToChoose =
  'Bitte wählen Sie oben einen Kunden aus. Sie finden ihn über seine E-Mail-Adresse oder seine Kundennummer.'

// While there is no customer at all
export const noCustomersYet = 'Noch gibt es keine Kunden'
export const operatorsBegin =
  'Ein Betreiber liest ihre Tabellen ein und lädt die Eigentümer ein. Danach wählen Sie oben einen Kunden aus.'
/** Precedes the link to the demo. */
export const howItWillLook = 'Wie es danach aussieht, zeigt die'
export const demo = 'Demo'
export const firstSteps =
  'Was als Erstes zu tun ist, von Ihren Angaben bis zur ersten Einladung, steht in der'
export const overviewPage = 'Übersicht der Verwaltung'
