export const heading = 'Zuordnungen'
export const back = 'Zurück zum Einlesen'
export const intro =
  'Eine Zuordnung merkt sich, was in den Spalten einer Quelle steht. Die nächste Datei derselben Quelle wird daran erkannt.'
export const failed = 'Die Zuordnungen konnten nicht geladen werden.'
export const empty = 'Noch gibt es keine Zuordnung. Sie entsteht, wenn Sie Zahlen einlesen.'
export const list = 'Gespeicherte Zuordnungen'
export const of = (subject: string, sheet: string | null) =>
  sheet === null ? subject : `${subject} · Blatt „${sheet}“`
export const saved = (day: string, by: string) => `gespeichert am ${day} von ${by}`
export const lastUsed = (day: string | null) =>
  day === null ? 'noch nicht verwendet' : `zuletzt verwendet am ${day}`
export const rename = 'Umbenennen'
export const renameOf = (name: string) => `${name} umbenennen`
export const newName = 'Name'
export const saveName = 'Name speichern'
export const remove = 'Löschen'
export const removeOf = (name: string) => `${name} löschen`
export const removeQuestion = (name: string) => `Zuordnung „${name}“ löschen?`
export const removeNote =
  'Eingelesene Zahlen bleiben, wie sie sind. Die nächste Datei dieser Quelle müssen Sie neu zuordnen.'
export const download = 'Herunterladen'
export const downloadOf = (name: string) => `${name} herunterladen`
export const add = 'Zuordnung aus Datei hinzufügen'
export const unreadable = (name: string) =>
  `${name} ist keine Datei mit Zuordnungen. Wählen Sie eine, die hier heruntergeladen wurde.`
export const added = (count: number) =>
  count === 1 ? 'Die Zuordnung ist hinzugefügt.' : `${count} Zuordnungen sind hinzugefügt.`
export const learned = 'Gelerntes'
export const learnedIntro =
  'Was beim Einlesen anders zugeordnet wurde als vorgeschlagen, wird bei der nächsten neuen Quelle so vorgeschlagen. Was Sie vergessen lassen, gilt in den gespeicherten Zuordnungen weiter.'
export const nothingLearned = 'Noch wurde kein Vorschlag geändert.'
export const search = 'Spalte oder Konto suchen'
export const noneFound = 'Dazu ist nichts gelernt.'
export const learnedFrom = (day: string, by: string) => `am ${day} von ${by}`
export const forget = 'Vergessen'
export const forgetOf = (label: string) => `${label} vergessen`
export const forgotten = (label: string) =>
  `„${label}“ ist vergessen und wird nicht mehr vorgeschlagen.`
export const means = (meaning: string) => `→ ${meaning}`
