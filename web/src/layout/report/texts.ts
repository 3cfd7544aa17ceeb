export const heading = 'Jahresübersicht'
export const promise =
  'Einnahmen, Ausgaben, Vermietung und Kredite eines Jahres in einem Dokument, für Ihre Unterlagen und Ihre Steuerberatung. Was diese darüber hinaus braucht, steht am Ende.'
export const year = 'Jahr'
export const yearsFailed = 'Die Jahre konnten nicht geladen werden.'
export const noYears = 'Noch sind keine Einnahmen und Ausgaben erfasst.'
export const saveAs = 'Herunterladen als'
export const formats = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV (ZIP)' } as const
export const busy = 'Wird erstellt …'
export const saved = 'Die Datei liegt in Ihren Downloads.'
export const chooseCustomer = 'Bitte wählen Sie oben zuerst einen Kunden.'
export const forMany = 'Für viele Kunden erstellen und freigeben'
