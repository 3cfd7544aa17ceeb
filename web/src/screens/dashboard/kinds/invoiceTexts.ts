export const covered = (sum: string, amount: string) => `${sum} von ${amount} belegt`
export const invoice = (supplier: string, number: string, date: string) =>
  `${[supplier, number].filter(Boolean).join(', ')} vom ${date}`
/** In place of an amount that is not in euros. */
export const inCurrency = (currency: string) => `in ${currency}, nicht gezählt`
export const failedInvoices = 'Die Rechnungen dazu konnten nicht geladen werden.'
