// The name of a customer
export const customer = (customerId: string) => `Kunde ${customerId}`
export const customerName = 'Name'
export const customerNameHint =
  'So heißt der Eigentümer in der Kundenauswahl, in der Jahresübersicht und in E-Mails.'
export const saveName = 'Speichern'
export const nameSaved = (name: string) =>
  name ? `Gespeichert: ${name}` : 'Gespeichert: ohne Namen.'

// The accounts of a customer
export const accountsOf = (customerId: string) => `Konten von ${customerId}`
export const noCustomerAccounts = 'Für diesen Kunden hat noch niemand ein Konto.'
export const endCustomerAccountNote = (email: string, customerId: string) =>
  `${email} sieht die Daten von ${customerId} dann nicht mehr und wird überall abgemeldet. Wer wieder Zugang bekommen soll, braucht eine neue Einladung.`
export const endOneCustomerNote = (email: string, customerId: string) =>
  `${email} sieht die Daten von ${customerId} dann nicht mehr. Das Konto bleibt, denn es gehört noch zu anderen Kunden.`
export const addAccount = 'Vorhandenes Konto hinzufügen'
export const addAccountNote = (customerId: string) =>
  `Wer schon ein Konto hat, sieht damit auch die Daten von ${customerId} und wählt oben, welchen Bestand die Seiten zeigen.`
export const addAccountAction = 'Hinzufügen'
export const addressOfAccount = 'E-Mail-Adresse des Kontos'
