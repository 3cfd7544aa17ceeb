import { formatCount } from '../../../base/format/number.ts'

export const appliedTitle = 'Die Zahlen sind übernommen'
export const appliedNote = 'Sie stehen auf den Seiten der Eigentümer.'
export const undoneTitle = 'Der Vorgang ist zurückgenommen'
export const undoneNote = 'Alle Zahlen sind wieder, wie sie vor diesem Vorgang waren.'
export const when = 'Übernommen'
export const who = 'Von'
export const mappings = 'Zuordnungen'
export const corrections = 'Berichtigt'
export const cells = (count: number) => (count === 1 ? 'ein Wert' : `${formatCount(count)} Werte`)

export const files = 'Dateien'
export const notKept = 'wird nicht mehr aufbewahrt'
export const download = 'Herunterladen'
export const downloadOf = (name: string) => `${name} herunterladen`

export const changesTitle = 'Das hat sich geändert'
export const changesNote = 'Eine Zahl führt zu ihren Zeilen.'

export const undo = 'Zurücknehmen …'
export const undoTitle = 'Das ändert sich, wenn Sie zurücknehmen'
export const undoNote =
  'Noch ist nichts zurückgenommen. Was „entfernt“ ist oder unter „Bisher“ steht, geht verloren; eine Zahl führt zu ihren Zeilen.'
export const undoNow = 'Jetzt zurücknehmen'
export const cancel = 'Abbrechen'
