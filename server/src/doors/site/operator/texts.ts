export const savedMeanwhile = (by: string) =>
  `${by} hat inzwischen etwas gespeichert. Bitte laden Sie die Seite neu, und tragen Sie Ihre Änderung noch einmal ein.`
export const somebody = 'Jemand anderes'
export const unusableDetails = (labels: readonly string[]) =>
  `Bitte prüfen Sie: ${labels.join(', ')}.`
export const nothingToSave =
  'Es gibt nichts zu speichern. Bitte ändern Sie etwas, und speichern Sie noch einmal.'
export const severalParts = 'Bitte speichern Sie immer nur einen Teil der Angaben auf einmal.'
export const unreadableColor =
  'Auf dieser Farbe ist weiße Schrift nicht gut zu lesen. Bitte wählen Sie eine dunklere.'
export const noLogo =
  'Dieses Bild ist kein PNG oder zu groß. Bitte wählen Sie ein anderes, oder verkleinern Sie es.'
export const logoGone = 'Dieses Logo gibt es nicht mehr. Bitte laden Sie die Seite neu.'
export const badSender =
  'Der Absender ist keine E-Mail-Adresse. Bitte prüfen Sie sie, oder lassen Sie das Feld leer.'
export const mailEmpty = 'Bitte geben Sie jeder E-Mail einen Betreff und einen Text.'
export const mailNeeds = (placeholder: string) =>
  `Der Text braucht ${placeholder}: Ohne den Link kann niemand der E-Mail folgen.`
export const noVersion = 'Diese Fassung gibt es nicht mehr. Bitte laden Sie die Seite neu.'
export const noDemoReport =
  'Die Jahresübersicht der Demo lässt sich nicht zeigen, weil es die Demo nicht gibt.'
