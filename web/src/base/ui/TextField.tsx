import { type ComponentProps, useId } from 'react'
import { FieldNotes, type FieldNotesProps, joinDescribedBy } from './FieldNotes.tsx'

interface Props extends FieldNotesProps, ComponentProps<'input'> {
  label: string
}

/** A labelled text input, described by its hint and error. */
export function TextField({ label, hint, error, className = '', id: given, ...input }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="mb-1.5 block text-13 font-medium hyphens-auto wrap-anywhere text-ink-2"
      >
        {label}
      </label>
      <input
        id={id}
        className="control field w-full px-3"
        {...input}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={joinDescribedBy(id, { hint, error }, input['aria-describedby'])}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
