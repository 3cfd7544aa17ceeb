/** The German names of what operators say of themselves, by which forms and refusals name it. */
export const operatorLabels = {
  name: 'Name der Hausverwaltung',
  street: 'Straße und Hausnummer',
  zipcode: 'Postleitzahl',
  city: 'Ort',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  whatsapp: 'WhatsApp-Nummer',
  bookingUrl: 'Adresse für Terminbuchungen',
  openingHours: 'Öffnungszeiten',
  bookingHours: 'Zeiten für Termine',
  managingDirector: 'Vertreten durch',
  registerCourt: 'Registergericht',
  registerNumber: 'Registernummer',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  businessId: 'Wirtschafts-Identifikationsnummer',
  supervisoryAuthority: 'Aufsichtsbehörde',
  liabilityInsurer: 'Berufshaftpflichtversicherung',
  responsible: 'Verantwortlich für den Inhalt',
  dataProtectionOfficer: 'Datenschutzbeauftragte',
  dataProtectionAuthority: 'Datenschutz-Aufsichtsbehörde',
  logsKept: 'Protokolle werden gelöscht nach',
  backupsKept: 'Sicherungen werden gelöscht nach',
  services: 'Dienstleister',
} as const

/** The German names of the services that the privacy policy names. */
export const serviceLabels = {
  hosting: 'Rechenzentrum',
  mail: 'E-Mail-Versand',
  analytics: 'Webanalyse',
  advertising: 'Werbung',
  cardPayments: 'Kartenzahlung',
  messaging: 'Nachrichtendienst',
  uploadArea: 'Ablage für große Dateien',
} as const

/** The German names of the parts in which operators save them. */
export const operatorParts = {
  details: 'Angaben',
  look: 'Logo und Farbe',
  mails: 'E-Mails',
  rents: 'Mieten',
  restored: 'Ältere Fassung wiederhergestellt',
} as const
