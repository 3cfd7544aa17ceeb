import { documentDayRange } from '@hausblick/contract/documentDay.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Ref } from 'react'
import { useController } from 'react-hook-form'
import { SelectOrNew } from '../../../base/ui/SelectOrNew.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import * as texts from '../texts.ts'
import type { DocumentValues } from '../values.ts'
import { describeSource, type FieldSource } from './SourceNote.tsx'
import { checkDate, checkStreet, checkType } from './staffDocument.ts'
import type { Suggestions } from './useSuggestions.ts'

interface Props {
  suggestions: Suggestions
  /** Whether the date may stay unknown. */
  canLackDate?: boolean
  /** Where values come from, and values that are offered. */
  sources?: { readonly [Field in keyof DocumentValues]?: FieldSource | undefined }
  /** Called once an offered value is taken. */
  onTaken?: () => void
  /** Ref of the first field. */
  first?: Ref<HTMLSelectElement>
}

/**
 * The street, type and date fields of a document, each selected from suggestions or typed anew (product §9). Must be
 * rendered within a `FormProvider`.
 */
export function DocumentFields(props: Props) {
  const { suggestions, canLackDate = false, sources = {}, onTaken, first } = props
  const today = berlinDay(new Date())
  const days = documentDayRange(today)
  const street = useController<DocumentValues, 'street'>({
    name: 'street',
    rules: { validate: checkStreet },
  })
  const type = useController<DocumentValues, 'type'>({
    name: 'type',
    rules: { validate: checkType },
  })
  const date = useController<DocumentValues, 'date'>({
    name: 'date',
    rules: { validate: (day) => (canLackDate && day === '') || checkDate(day, today) },
  })
  return (
    <>
      <SelectOrNew
        label={texts.street}
        options={suggestions.streets}
        newOption={texts.newStreetOption}
        newLabel={texts.newStreet}
        maxLength={maxLengths.fileNamePart}
        value={street.field.value}
        onChange={street.field.onChange}
        hint={describeSource(sources.street, street.field.value.text, (text) => {
          street.field.onChange({ isNew: false, text })
          onTaken?.()
        })}
        error={street.fieldState.error?.message}
        selectRef={first}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectOrNew
          label={texts.type}
          options={suggestions.types}
          newOption={texts.newTypeOption}
          newLabel={texts.newType}
          maxLength={maxLengths.fileNamePart}
          value={type.field.value}
          onChange={type.field.onChange}
          hint={describeSource(sources.type, type.field.value.text, (text) => {
            type.field.onChange({ isNew: false, text })
            onTaken?.()
          })}
          error={type.fieldState.error?.message}
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
