import { type ComponentProps, useId } from 'react'
import { FieldNotes, type FieldNotesProps, joinDescribedBy } from './FieldNotes.tsx'

interface Props extends FieldNotesProps, ComponentProps<'textarea'> {
  label: string
}

/** A labelled input of several lines, described by its hint and error. */
export function TextArea({ label, hint, error, className = '', ...input }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="mb-1.5 block text-13 font-medium hyphens-auto wrap-anywhere text-ink-2"
      >
        {label}
      </label>
      <textarea
        id={id}
        className="control field block w-full px-3 py-2.5"
        {...input}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={joinDescribedBy(id, { hint, error }, input['aria-describedby'])}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
