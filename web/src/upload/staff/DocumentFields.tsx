import { documentDays } from '@hausblick/contract/documentDay.ts'
import type { Ref } from 'react'
import { berlinDay } from '../../format/berlinDay.ts'
import { type Choice, SelectOrNew } from '../../ui/SelectOrNew.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Suggestions } from './useSuggestions.ts'

/** What staff say of a document beside its short label. */
export interface DocumentValues {
  /** Street and house number. */
  readonly street: Choice
  readonly type: Choice
  /** ISO 8601, or the empty string. */
  readonly date: string
}

interface Props {
  values: DocumentValues
  onChange: (changed: Partial<DocumentValues>) => void
  suggestions: Suggestions
  /** The first of the fields. */
  first?: Ref<HTMLSelectElement>
}

/** Street, type and date of a document, chosen from what there is or typed anew (specification §5). */
export function DocumentFields({ values, onChange, suggestions, first }: Props) {
  const days = documentDays(berlinDay(new Date()))
  return (
    <>
      <SelectOrNew
        label="Straße/HNr."
        options={suggestions.streets}
        newOption="Neue Straße/HNr. …"
        newLabel="Neue Straße/HNr."
        value={values.street}
        onChange={(street) => onChange({ street })}
        selectRef={first}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectOrNew
          label="Typ"
          options={suggestions.types}
          newOption="Neuer Typ …"
          newLabel="Neuer Typ"
          value={values.type}
          onChange={(type) => onChange({ type })}
        />
        <TextField
          label="Datum"
          type="date"
          required
          min={days.first}
          max={days.last}
          value={values.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      </div>
    </>
  )
}
