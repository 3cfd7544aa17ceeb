import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FieldNotesProps {
  /** Helps to fill in the field. */
  hint?: ReactNode
  /** The validation message. */
  error?: string | undefined
}

/** Renders a field's hint and error. The icon distinguishes errors from hints without relying on colour. */
export function FieldNotes({ id, hint, error }: FieldNotesProps & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex items-start gap-1.5 text-13 text-expenses wrap-anywhere"
        >
          <CircleAlert size={14} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </>
  )
}

/** Returns the `aria-describedby` of a field with these notes and, optionally, a note with the id `elsewhere`. */
export function joinDescribedBy(id: string, { hint, error }: FieldNotesProps, elsewhere?: string) {
  const ids = [error && `${id}-error`, elsewhere, hint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
