export const noImport = 'Diesen Import gibt es nicht.'
export const noSheet = 'Dieses Blatt gibt es in dem Import nicht.'
export const noRow = 'Diese Zeile gibt es auf dem Blatt nicht.'
export const noFile = 'Diese Datei gibt es in dem Import nicht.'
export const fileGone =
  'Die Datei wird nicht mehr aufbewahrt: Dateien bleiben 90 Tage, oder bis ein Kunde gelöscht wird, den sie nennen.'
export const namesErased =
  'Die Dateien nannten einen Kunden, der inzwischen gelöscht ist, und sind mit ihm gelöscht. Was noch fehlt, lesen Sie bitte mit Dateien ein, die ihn nicht mehr nennen.'
export const unnamedProgram = 'Programm'
export const unnamedFile = (number: number) => `Datei ${number}`
export const wrongState =
  'Das geht im jetzigen Stand des Imports nicht. Bitte laden Sie die Seite neu.'
export const noFiles = 'Bitte geben Sie zuerst eine Datei an.'
export const noUpload = 'Die Datei fehlt oder ist leer. Bitte wählen Sie sie noch einmal.'
export const sameName = (name: string) =>
  `Eine andere Datei namens „${name}“ ist schon dabei. Nehmen Sie sie zuerst heraus, oder benennen Sie eine der beiden um.`
export const tooMuch = (megabytes: number) =>
  `Die Dateien eines Imports dürfen zusammen höchstens ${megabytes} MB groß sein. Lesen Sie sie in mehreren Importen ein.`
export const noMappingFits = (name: string) =>
  `Die Zuordnung „${name}“ passt nicht zu diesem Blatt. Bitte wählen Sie eine andere.`
export const obstacles = (sentences: readonly string[]) =>
  `So lässt sich das Blatt noch nicht einlesen. ${sentences.join(' ')}`
export const openSheets =
  'Über manche Blätter ist noch nicht entschieden. Ordnen Sie sie zu, oder lassen Sie sie weg.'
export const unreadable =
  'Diese Datei lässt sich nicht lesen. Lassen Sie sie aus, oder ersetzen Sie sie im Schritt „Dateien“.'
export const noTable = 'Auf diesem Blatt ist keine Tabelle zu erkennen. Lassen Sie es weg.'
export const sideways =
  'In dieser Tabelle stehen die Überschriften untereinander. Vertauschen Sie in der Datei Zeilen und Spalten: Kopieren Sie die Tabelle, wählen Sie „Inhalte einfügen“ und dort „Transponieren“, und laden Sie die Datei neu.'
export const losesMany =
  'Mehr als ein Zehntel einer Tabelle würde entfernt. Bitte bestätigen Sie, dass das gemeint ist.'
export const otherCustomer = (other: string, own: string) =>
  `Die Dateien nennen den Kunden ${other}. Dieses Programm darf nur ${own} einlesen.`
export const notUndone = 'Dieser Import lässt sich nicht zurücknehmen.'
export const newerTouched =
  'Ein neuerer Import hat dieselben Zeilen geändert. Nehmen Sie zuerst diesen zurück.'
export const notAmongLast = 'Zurücknehmen lassen sich nur die letzten zehn Importe.'
export const brokenOff =
  'Die Arbeit an diesem Import ist mehrmals abgebrochen. Es wurde nichts geschrieben. Bitte versuchen Sie es noch einmal, mit weniger Dateien auf einmal.'
export const undoFailed =
  'Das Zurücknehmen ist gescheitert. Es wurde nichts geändert, der Import gilt weiter.'
export const fileLost =
  'Eine Datei des Imports lässt sich nicht mehr lesen. Bitte beginnen Sie einen neuen Import.'
export const outdated = (place: string) =>
  `Der Bestand hat sich inzwischen geändert: ${place}. Der Import wurde noch einmal geprüft und es wurde nichts geschrieben. Sehen Sie die Unterschiede noch einmal durch.`
export const undoOutdated = (place: string) =>
  `Der Bestand hat sich seit diesem Import geändert: ${place}. Es wurde nichts zurückgenommen.`
export const badCursor =
  'Die Angabe cursor ist ungültig. Bitte rufen Sie die Liste von vorn ab: Sie nennt selbst, wie es weitergeht.'

export const hiddenSheet = (title: string | null) =>
  ['Ausgeblendetes Blatt', title].filter((part) => part !== null).join(' · ')
