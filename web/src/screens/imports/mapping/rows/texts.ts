import { formatCount } from '../../../../base/format/number.ts'

export const title = (line: number) => `Zeile ${line}`
export const failed = 'Die Zeile konnte nicht geladen werden.'
export const views = 'Was möchten Sie tun?'
export const cells = 'Werte berichtigen'
export const rule = 'Gehört nicht zu den Daten'

// The cells
export const cellsNote =
  'Was Sie hier ändern, gilt für diesen Vorgang; die Datei bleibt, wie sie ist.'
export const inFile = (value: string) =>
  value === '' ? 'In der Datei leer' : `In der Datei: „${value}“`
export const takeBack = 'Zurücknehmen'
export const takeBackOf = (heading: string) => `${heading}: zurücknehmen, was geändert ist`
export const nothingChanged = 'Es ist noch nichts geändert.'
export const saveCells = 'Werte übernehmen'
export const corrected = 'berichtigt'

// What is not data
export const ruleNote =
  'Diese Zeile gehört nicht zu den Daten, etwa eine Summe oder eine Fußnote? Sagen Sie, woran solche Zeilen zu erkennen sind; sie werden auch in der nächsten Datei ausgelassen.'
export const howTold = 'Woran ist sie zu erkennen?'
export const byBeginning = 'Die Zeile beginnt mit …'
export const byEmpty = (heading: string) => `Die Spalte „${heading}“ ist leer`
export const beginning = 'Die Zeile beginnt mit'
export const counting = 'Die Regel wird an der ganzen Tabelle ausprobiert …'
export const takes = (rows: number) =>
  rows === 0
    ? 'Auf keine Zeile trifft das zu, die nicht schon ausgelassen ist.'
    : rows === 1
      ? 'Eine Zeile wird damit ausgelassen.'
      : `${formatCount(rows)} Zeilen werden damit ausgelassen.`
export const saveRule = 'So auslassen'

// Where rows are shown
export const open = (line: number) => `Zeile ${line} berichtigen oder auslassen`
export const openShort = (line: number) => `Zeile ${line} ansehen`
export const rows = 'Erste Zeilen'
export const rowsNote =
  'Tippen Sie auf eine Zeile, um einen Wert zu berichtigen, oder um zu sagen, dass sie nicht zu den Daten gehört.'
