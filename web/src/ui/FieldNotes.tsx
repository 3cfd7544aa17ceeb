import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface Notes {
  /** A sentence that helps to fill in the field. */
  hint?: ReactNode
  /** What is wrong with the field's value. */
  error?: string | undefined
}

/** Shows a field's hint and error below it. The icon tells an error from a hint without colour. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
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
          <Icon of={CircleAlert} size={14} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </>
  )
}

/** Returns the value of `aria-describedby` for a field with these notes and, where given, with a note elsewhere. */
export function describedBy(id: string, { hint, error }: Notes, elsewhere?: string) {
  const ids = [error && `${id}-error`, elsewhere, hint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
