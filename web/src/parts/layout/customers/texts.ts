// The calendar

// A new customer
export const createCustomer = 'Neuen Kunden anlegen'
export const customerId = 'Kundennummer'
export const newCustomerName = 'Name des Eigentümers (optional)'
export const noCustomerId = 'Bitte geben Sie eine Customer ID ein.'
export const createCustomerAction = 'Kunden anlegen'
export const createCustomerFailed = (reason: string) => `Fehler: ${reason}`
export const customerCreated = (customerId: string) =>
  `Customer ${customerId} erstellt. Magic Link:`
export const toCustomer = (customerId: string) => `Zum Kunden ${customerId}`

// A sign-up link
export const linkNote =
  'Der Link wird nur jetzt angezeigt. Bitte senden Sie ihn an die Person, für die er bestimmt ist.'
export const copyLink = 'Link kopieren'
export const copyLinkByHand = 'Bitte kopieren Sie den markierten Link mit der Tastatur.'
