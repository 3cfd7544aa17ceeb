// Checking the login
export const notChecked = 'Ihre Anmeldung konnte nicht geprüft werden.'

// Pages without a customer
export const howToChoose =
  'Bitte wählen Sie oben einen Kunden aus. Sie finden ihn über seine E-Mail-Adresse oder seine Kundennummer.'
export const noProperty = 'Ihrem Konto ist noch kein Bestand zugeordnet.'
/** Precedes the link to the demo. */
export const askYourManager = 'Bitte wenden Sie sich an Ihre Verwaltung. Bis dahin zeigt Ihnen die'
export const demo = 'Demo'

// The link to the demo where nobody is signed in
export const seeDemo = 'Demo ansehen'
