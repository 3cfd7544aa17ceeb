// The accounts of operators and staff
export const houseAccounts = 'Betreiber und Mitarbeiter'
export const noAccounts = 'Es gibt keine Konten.'
export const endHouseAccountNote = (email: string) =>
  `${email} sieht dann keine Kundendaten mehr und wird überall abgemeldet.`
