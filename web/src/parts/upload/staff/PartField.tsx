import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useController } from 'react-hook-form'
import { type OptionOrNew, SelectOrNew } from '../../../base/ui/SelectOrNew.tsx'
import * as texts from '../texts.ts'
import { describeSource, type FieldSource } from './SourceNote.tsx'
import { checkStreet, checkType } from './staffDocument.ts'

const parts = {
  street: {
    label: texts.street,
    newOption: texts.newStreetOption,
    newLabel: texts.newStreet,
    validate: checkStreet,
  },
  type: {
    label: texts.type,
    newOption: texts.newTypeOption,
    newLabel: texts.newType,
    validate: checkType,
  },
}

type PartName = keyof typeof parts

interface Props {
  name: PartName
  options: readonly string[]
  /** Where the value comes from, or a value that is offered. */
  source?: FieldSource | undefined
  /** Called once an offered value is taken. */
  onTaken?: (() => void) | undefined
}

/** The street or type of a document, selected or typed anew (product §9). Must be rendered within a `FormProvider`. */
export function PartField({ name, options, source, onTaken }: Props) {
  const { validate, ...labels } = parts[name]
  const { field, fieldState } = useController<Record<PartName, OptionOrNew>, PartName>({
    name,
    rules: { validate },
  })
  return (
    <SelectOrNew
      {...labels}
      options={options}
      maxLength={maxLengths.fileNamePart}
      value={field.value}
      onChange={field.onChange}
      hint={describeSource(source, field.value.text, (text) => {
        field.onChange({ isNew: false, text })
        onTaken?.()
      })}
      error={fieldState.error?.message}
    />
  )
}
