import { useId } from 'react'
import type { ImportFault } from '../../../base/data/imports.ts'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { type Cells, placeOf, shownValue } from './cells.ts'
import * as texts from './texts.ts'

interface Props {
  fault: ImportFault
  cells: Cells
  onEnter: (fault: ImportFault, value: string) => void
}

/** One fault: where it is, what is wrong and what to do, and its cell to set right. */
export function FaultEntry({ fault, cells, onEnter }: Props) {
  const id = useId()
  const { severity, file, sheet, line, column, cell, message, corrected } = fault
  const where = texts.where(line, column)
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,14rem)]">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{where ?? file}</p>
        {(where !== null || sheet !== null) && (
          <p className="text-13 text-ink-3">{texts.fileAndSheet(where && file, sheet)}</p>
        )}
      </div>
      <div className="min-w-0 wrap-anywhere" id={`${id}-message`}>
        <p>
          <StateChip look={severity === 'error' ? 'bad' : 'hint'}>
            {texts.severities[severity]}
          </StateChip>{' '}
          {message}
        </p>
        {cell !== null && (
          <p className="mt-1 text-13 text-ink-2">
            {texts.inFile}{' '}
            <span className="rounded-small bg-surface-2 px-1.5 py-0.5 text-ink">
              {cell === '' ? texts.emptyCell : cell}
            </span>
          </p>
        )}
        {corrected !== null && (
          <p className="mt-1 text-13 text-income">{texts.correctedTo(corrected)}</p>
        )}
      </div>
      {placeOf(fault) && (
        <div className="min-w-0">
          <label htmlFor={id} className="mb-1 block text-12 font-medium text-ink-2">
            {texts.rightValue}
            <span className="sr-only"> {texts.valueFor(where ?? file)}</span>
          </label>
          <input
            id={id}
            className="control field w-full px-3"
            autoComplete="off"
            aria-describedby={`${id}-message`}
            value={shownValue(cells, fault)}
            onChange={(event) => onEnter(fault, event.target.value)}
          />
        </div>
      )}
    </li>
  )
}
