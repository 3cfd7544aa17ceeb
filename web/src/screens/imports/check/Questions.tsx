import { useId } from 'react'
import type { StepProps } from '../stepProps.ts'
import * as texts from './texts.ts'

/** What a person may accept of what a check has found. */
export interface Accepted {
  /** Columns that may be missing. */
  readonly without: readonly string[]
  readonly moves: boolean
  readonly forgetsValuations: boolean
}

interface Props extends StepProps {
  accepted: Accepted
  onChange: (accepted: Accepted) => void
}

/** Asks whether what looks like a mistake is meant: columns that are missing, rows that move to another customer, valuations that go. */
export function Questions({ run: { errors, missingColumns, moves }, accepted, onChange }: Props) {
  const toggle = (column: string, on: boolean) => {
    const others = accepted.without.filter((one) => one !== column)
    onChange({ ...accepted, without: on ? [...others, column] : others })
  }
  return (
    <>
      {missingColumns.length > 0 && (
        <fieldset className="mb-5">
          <legend className="mb-1 font-medium">{texts.missingQuestion}</legend>
          <p className="mb-2 max-w-[75ch] text-13 text-ink-2">{texts.missingNote}</p>
          <div className="grid gap-x-6 md:grid-cols-2">
            {missingColumns.map(({ column, title }) => (
              <Check
                key={column}
                label={texts.missing(title)}
                checked={accepted.without.includes(column)}
                onChange={(on) => toggle(column, on)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {moves.count > 0 && (
        <fieldset className="mb-5">
          <legend className="mb-1 font-medium">{texts.movesQuestion(moves.count)}</legend>
          <p className="mb-2 max-w-[75ch] text-13 text-ink-2">{texts.movesNote}</p>
          <Check
            label={texts.movesAccepted}
            checked={accepted.moves}
            onChange={(on) => onChange({ ...accepted, moves: on })}
          />
        </fieldset>
      )}
      {errors === 0 && (
        <fieldset className="mb-5">
          <legend className="mb-1 font-medium">{texts.valuations}</legend>
          <p className="mb-2 max-w-[75ch] text-13 text-ink-2">{texts.valuationsNote}</p>
          <Check
            label={texts.valuationsForgotten}
            checked={accepted.forgetsValuations}
            onChange={(on) => onChange({ ...accepted, forgetsValuations: on })}
          />
        </fieldset>
      )}
    </>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}

function Check({ label, checked, onChange }: CheckProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 py-1.5 pointer-coarse:py-2.5">
      <input
        id={id}
        type="checkbox"
        className="size-6 shrink-0 accent-brand"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="min-w-0 hyphens-auto wrap-anywhere">
        {label}
      </label>
    </div>
  )
}
