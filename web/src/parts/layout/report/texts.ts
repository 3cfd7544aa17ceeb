export const heading = 'Jahresübersicht'
export const promise =
  'Einnahmen, Ausgaben, Vermietung und Kredite eines Jahres in einem Dokument, für Ihre Unterlagen und Ihre Steuerberatung. Was diese darüber hinaus braucht, steht am Ende.'
export const year = 'Jahr'
export const yearsFailed = 'Die Jahre konnten nicht geladen werden.'
export const noYears = 'Noch sind keine Einnahmen und Ausgaben erfasst.'
export const saveAs = 'Herunterladen als'
export const formats = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV (ZIP)' } as const
export const files = 'Unterlagen für das Steuerjahr (ZIP)'
export const filesPromise =
  'Die Jahresübersicht mit allen Tabellen, Zinsen und Tilgung je Kredit und die Dokumente dieses Jahres, nach ihrer Art geordnet. Was nicht dabei ist, steht in der Datei LIESMICH.txt.'
export const busy = 'Wird erstellt …'
export const saved = 'Die Datei liegt in Ihren Downloads.'
export const chooseCustomer = 'Bitte wählen Sie oben zuerst einen Kunden.'
export const forMany = 'Für viele Kunden erstellen und freigeben'

// Depreciation
export const depreciation = 'Abschreibung angeben'
export const depreciationEntered = 'Angaben zur Abschreibung'
export const depreciationFailed = 'Die Angaben zur Abschreibung konnten nicht geladen werden.'
export const noDepreciation =
  'Noch ist nichts angegeben. Eintragen kann es der Eigentümer oder wer Zahlen einlesen darf.'
export const depreciationTerms = (
  rate: string,
  share: string,
  start: string,
  costs: string | null,
) =>
  `${rate} im Jahr ab ${start}, Gebäude ${share} des Kaufpreises${costs === null ? '' : ` und der Nebenkosten von ${costs}`}`
export const depreciationOf = 'Wofür'
export const itemKinds = { object: 'Objekt', property: 'Einheit' } as const
export const nothingToDepreciate = 'Noch sind keine Objekte und Einheiten erfasst.'
export const share = 'Anteil des Gebäudes am Kaufpreis in Prozent'
export const shareHint = 'Ohne Grund und Boden, zum Beispiel 75'
export const rate = 'Satz im Jahr'
export const rates = [
  { value: '200', label: '2 %' },
  { value: '250', label: '2,5 %' },
  { value: '300', label: '3 %' },
]
export const start = 'Beginn'
export const startHint = 'Monat und Jahr des Kaufs oder der Fertigstellung, wie 05.2019'
export const costs = 'Anschaffungsnebenkosten in Euro'
export const costsHint =
  'Grunderwerbsteuer, Notar, Grundbuch und Makler; sie zählen mit demselben Anteil. Kann leer bleiben.'
export const noAdvice =
  'Daraus wird die lineare Abschreibung nach § 7 Abs. 4 EStG für die Jahresübersicht berechnet. Degressive Abschreibung (§ 7 Abs. 5a EStG) und eine kürzere Nutzungsdauer (§ 7 Abs. 4 Satz 2 EStG) rechnen wir nicht. Das ist keine steuerliche Beratung.'
export const saveDepreciation = 'Speichern'
export const removeDepreciation = 'Angaben entfernen'
export const depreciationSaved = 'Gespeichert. Die nächste Jahresübersicht enthält sie.'
export const depreciationRemoved = 'Die Angaben sind entfernt.'
