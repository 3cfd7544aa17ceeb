import { quote } from './problems.ts'

/** Stands in a cell whose formula has no stored result. */
export const UNCALCULATED = '='

/** What a spreadsheet shows in place of a result, in its language: `#REF!`, `#¿NOMBRE?`, `#NV`, `Err:502`, and `####` where a number has no room. */
const ERROR_VALUE =
  /^(?:#[¡¿]?[\p{L}\d/_]+[!?]|#[¡¿](?:[\p{L}/\d]+)|#(?:NV|N\/\p{L}{1,2}|NA|Fehler|Error|GETTING_DATA|BUSY|CALC)|(?:Err|Fehler):\d{3}|#{3,})$/iu

/** What spreadsheets make of more than 15 digits. */
const ROUNDED = /^\d{15}0+$|^\d(?:[.,]\d+)?E\+\d{2}$/i

type CellError = 'formula' | 'error' | 'rounded'

/** Returns what is wrong with a text that stands for a value which is not there; null if nothing is. Numbers of many digits are faults of ids and texts. */
export function findCellError(text: string, type: 'text' | 'number'): CellError | null {
  if (text.startsWith(UNCALCULATED)) return 'formula'
  if (isErrorValue(text)) return 'error'
  return type === 'text' && ROUNDED.test(text) ? 'rounded' : null
}

export function isErrorValue(text: string): boolean {
  return (text.startsWith('#') || text.includes(':')) && ERROR_VALUE.test(text.trim())
}

/** Returns in German what is wrong with a cell, and what to do. */
export function describeCellError(error: CellError, text: string): string {
  switch (error) {
    case 'formula':
      return 'In dieser Zelle steht eine Formel ohne gespeichertes Ergebnis. Öffnen Sie die Mappe in der Tabellenkalkulation, speichern Sie sie, und importieren Sie sie noch einmal.'
    case 'error':
      return `${quote(text)} ist ein Fehlerwert der Tabellenkalkulation. Berichtigen Sie den Wert, oder leeren Sie das Feld.`
    case 'rounded':
      return `${quote(text)} ist als Zahl gespeichert, von der eine Tabellenkalkulation nur 15 Ziffern behält. Formatieren Sie die Spalte als Text, und tragen Sie die Ziffern noch einmal ein.`
  }
}
