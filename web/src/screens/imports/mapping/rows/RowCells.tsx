import { useState } from 'react'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

/** A cell of a row that can be set right. */
export interface RowCell {
  readonly label: string
  readonly heading: string
  readonly inFile: string
  /** What was set in its place; null if nothing. */
  readonly corrected: string | null
}

interface Props {
  cells: readonly RowCell[]
  /** Sets cells right; null takes that back. */
  onSave: (changed: readonly { label: string; value: string | null }[]) => Promise<void>
}

export function RowCells({ cells, onSave }: Props) {
  const [entered, setEntered] = useState<ReadonlyMap<string, string>>(new Map())
  const shownOf = ({ label, inFile, corrected }: RowCell) =>
    entered.get(label) ?? corrected ?? inFile
  const enter = ({ label }: RowCell, value: string) =>
    setEntered((latest) => new Map(latest).set(label, value))
  const changed = cells.filter((cell) => shownOf(cell) !== (cell.corrected ?? cell.inFile))
  const save = useChange(async () => {
    if (changed.length === 0) throw new Error(texts.nothingChanged)
    await onSave(
      changed.map((cell) => {
        const value = shownOf(cell)
        return { label: cell.label, value: value === cell.inFile ? null : value }
      }),
    )
  })
  return (
    <form onSubmit={save.onSubmit} className="grid gap-4">
      <p className="text-13 text-ink-3">{texts.cellsNote}</p>
      <FormError text={save.error} />
      {cells.map((cell) => (
        <TextField
          key={cell.label}
          label={cell.heading}
          autoComplete="off"
          value={shownOf(cell)}
          onChange={({ target }) => enter(cell, target.value)}
          hint={
            shownOf(cell) !== cell.inFile && (
              <span className="flex flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">{texts.inFile(cell.inFile)}</span>
                <button
                  type="button"
                  className="link tap"
                  aria-label={texts.takeBackOf(cell.heading)}
                  onClick={() => enter(cell, cell.inFile)}
                >
                  {texts.takeBack}
                </button>
              </span>
            )
          }
        />
      ))}
      <div className="mt-2 flex justify-end">
        <Button type="submit" aria-disabled={save.busy || changed.length === 0}>
          {texts.saveCells}
        </Button>
      </div>
    </form>
  )
}
