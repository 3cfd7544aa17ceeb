// Another's second factor
export const resetFactor = 'Zweiten Faktor zurücksetzen'
export const resetFactorOf = (email: string) => `Zweiten Faktor von ${email} zurücksetzen`
export const resetFactorQuestion = 'Zweiten Faktor zurücksetzen?'
export const resetFactorAction = 'Zurücksetzen'
export const resetFactorNote = (email: string) =>
  `App, Passkeys und Wiederherstellungscodes von ${email} gelten dann nicht mehr, und alle Geräte werden abgemeldet. Das Passwort bleibt. Vergewissern Sie sich vorher, zum Beispiel mit einem Anruf, dass die Bitte wirklich von dieser Person kommt. Sie bekommt darüber eine E-Mail.`

// The accounts of a customer
export const changeAddress = 'Adresse ändern'
export const changeAddressOf = (email: string) => `Adresse ändern: ${email}`
export const changeAddressNote = (email: string) =>
  `Wer sich bisher mit ${email} anmeldet, nimmt dafür dann die neue Adresse; das Passwort bleibt. An beide Adressen geht eine Nachricht.`
export const enterAddress = 'Bitte geben Sie eine E-Mail-Adresse ein.'
export const newAddress = 'Neue E-Mail-Adresse'
export const changeAddressAction = 'Ändern'

// Each account
export const accountsFailed = 'Die Konten konnten nicht geladen werden.'
export const accountRole = (role: string, day: string) => `${role}, Konto seit ${day}`
export const noRole = 'Nicht mehr eingetragen, ohne Rechte'
export const ownAccount = 'Ihr Konto'
export const endAccount = 'Konto beenden'
export const endAccountShort = 'Beenden'
export const endAccountOf = (email: string) => `Konto ${email} beenden`
export const endAccountQuestion = 'Konto beenden?'
