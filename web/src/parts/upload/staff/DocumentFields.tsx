import { documentDayRange } from '@hausblick/contract/documentDay.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useController } from 'react-hook-form'
import { TextField } from '../../../base/ui/TextField.tsx'
import * as texts from '../texts.ts'
import type { DocumentValues } from '../values.ts'
import { PartField } from './PartField.tsx'
import { describeSource, type FieldSource } from './SourceNote.tsx'
import { checkDate } from './staffDocument.ts'
import type { Suggestions } from './useSuggestions.ts'

interface Props {
  suggestions: Suggestions
  /** Whether the date may stay unknown. */
  canLackDate?: boolean
  /** Where values come from, and values that are offered. */
  sources?: { readonly [Field in keyof DocumentValues]?: FieldSource | undefined }
  /** Called once an offered value is taken. */
  onTaken?: () => void
}

/**
 * The street, type and date fields of a document, each selected from suggestions or typed anew (product §9). Must be
 * rendered within a `FormProvider`.
 */
export function DocumentFields(props: Props) {
  const { suggestions, canLackDate = false, sources = {}, onTaken } = props
  const today = berlinDay(new Date())
  const days = documentDayRange(today)
  const date = useController<DocumentValues, 'date'>({
    name: 'date',
    rules: { validate: (day) => (canLackDate && day === '') || checkDate(day, today) },
  })
  return (
    <>
      <PartField
        name="street"
        options={suggestions.streets}
        source={sources.street}
        onTaken={onTaken}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <PartField
          name="type"
          options={suggestions.types}
          source={sources.type}
          onTaken={onTaken}
        />
        <TextField
          label={texts.date}
          type="date"
          required={!canLackDate}
          min={days.first}
          max={days.last}
          value={date.field.value}
          onChange={date.field.onChange}
          hint={describeSource(sources.date, date.field.value, (day) => {
            date.field.onChange(day)
            onTaken?.()
          })}
          error={date.fieldState.error?.message}
        />
      </div>
    </>
  )
}
