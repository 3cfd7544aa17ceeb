import { type ReactNode, useId } from 'react'
import { FieldNotes, joinDescribedBy } from './FieldNotes.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'
import * as texts from './texts.ts'

/** An existing option or a new one. `text` is empty while nothing is selected or typed. */
export interface OptionOrNew {
  readonly isNew: boolean
  readonly text: string
}

export const noOption: OptionOrNew = { isNew: false, text: '' }

interface Props {
  label: string
  options: readonly string[]
  /** Labels of the option that reveals a text field, and of that field. */
  newOption: string
  newLabel: string
  /** The longest new value. */
  maxLength?: number | undefined
  value: OptionOrNew
  onChange: (value: OptionOrNew) => void
  /** Helps to choose. */
  hint?: ReactNode
  /** The validation message. */
  error?: string | undefined
}

const NONE = ''
const NEW = 'neu'

/** A select whose last option reveals a text field for a new value. */
export function SelectOrNew(props: Props) {
  const { label, options, newOption, newLabel, maxLength, value, onChange, hint, error } = props
  const { isNew, text } = value
  const id = useId()
  const notes = { hint, error: isNew ? undefined : error }
  // Keeps the selected value visible when the options change, as when they finish loading.
  const known = isNew || text === '' || options.includes(text) ? options : [text, ...options]
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <Select
          isWrong={notes.error !== undefined}
          describedBy={joinDescribedBy(id, notes)}
          label={label}
          options={[
            { value: NONE, label: texts.pleaseChoose },
            ...known.map((option) => ({ value: `:${option}`, label: option })),
            { value: NEW, label: newOption },
          ]}
          value={isNew ? NEW : text && `:${text}`}
          onChange={(chosen) =>
            onChange(
              chosen === NEW ? { isNew: true, text: '' } : { isNew: false, text: chosen.slice(1) },
            )
          }
        />
        <FieldNotes id={id} {...notes} />
      </div>
      {isNew && (
        <TextField
          label={newLabel}
          maxLength={maxLength}
          value={text}
          error={error}
          onChange={(event) => onChange({ isNew: true, text: event.target.value })}
        />
      )}
    </div>
  )
}
