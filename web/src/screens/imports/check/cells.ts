import type { InputOf } from '@hausblick/contract/calls/call.ts'
import type { correctImportCall } from '@hausblick/contract/calls/imports.ts'
import type { ImportFault } from '../../../base/data/imports.ts'

/** What was entered for a cell; null where what the file says shall hold. */
export type Cell = InputOf<typeof correctImportCall>['body']['cells'][number]
/** What was entered and not saved yet, by the key of the cell. */
export type Cells = ReadonlyMap<string, Cell>

type Place = Omit<Cell, 'value'>

/** Returns where the cell of a fault is; null if it has none that could be set right. */
export function placeOf({ file, sheet, line, label }: ImportFault): Place | null {
  return line === null || label === null ? null : { file, sheet, line, label }
}

function keyOf({ file, sheet, line, label }: Place): string {
  return JSON.stringify([file, sheet, line, label])
}

/** Enters a value for the cell of a fault. What it says already is no entry, and what the file says takes a correction back. */
export function enter(cells: Cells, fault: ImportFault, value: string): Cells {
  const place = placeOf(fault)
  if (!place) return cells
  const entered = new Map(cells)
  const inFile = fault.cell ?? ''
  if (value === (fault.corrected ?? inFile)) entered.delete(keyOf(place))
  else entered.set(keyOf(place), { ...place, value: value === inFile ? null : value })
  return entered
}

/** Returns the value that the field of a fault shows. */
export function shownValue(cells: Cells, fault: ImportFault): string {
  const place = placeOf(fault)
  const entered = place && cells.get(keyOf(place))
  const inFile = fault.cell ?? ''
  return entered ? (entered.value ?? inFile) : (fault.corrected ?? inFile)
}
