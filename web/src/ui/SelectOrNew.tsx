import { type Ref, useId } from 'react'
import { describedBy, FieldNotes } from './FieldNotes.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'
import * as texts from './texts.ts'

/** One of what there is, or something new, in words; `text` is empty where nothing is chosen or nothing typed yet. */
export interface OptionOrNew {
  readonly isNew: boolean
  readonly text: string
}

export const noOption: OptionOrNew = { isNew: false, text: '' }

interface Props {
  label: string
  options: readonly string[]
  /** What the option says that makes a field appear for something new, and what that field is called. */
  newOption: string
  newLabel: string
  value: OptionOrNew
  onChange: (value: OptionOrNew) => void
  /** What is wrong with the choice. */
  error?: string | undefined
  selectRef?: Ref<HTMLSelectElement> | undefined
}

const NOTHING = ''
const NEW = 'neu'

/** A selector whose last option lets one type what is not among the others. */
export function SelectOrNew(props: Props) {
  const { label, options, newOption, newLabel, value, onChange, error, selectRef } = props
  const { isNew, text } = value
  const id = useId()
  const notes = { error: isNew ? undefined : error }
  // What is chosen stays to be seen when the options change, which are still on their way, say.
  const known = isNew || text === '' || options.includes(text) ? options : [text, ...options]
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <Select
          ref={selectRef}
          isWrong={notes.error !== undefined}
          describedBy={describedBy(id, notes)}
          label={label}
          options={[
            { value: NOTHING, label: texts.pleaseChoose },
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
          maxLength={200}
          value={text}
          error={error}
          onChange={(event) => onChange({ isNew: true, text: event.target.value })}
        />
      )}
    </div>
  )
}
