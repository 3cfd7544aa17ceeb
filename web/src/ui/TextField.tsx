import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** A sentence below the field that helps to fill it in. */
  hint?: ReactNode
  /** What is wrong with what stands in the field. */
  error?: string | undefined
}

/** A labelled input with its hint and its error, which screen readers hear together. */
export function TextField({ label, hint, error, className = '', ...input }: Props) {
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium text-ink-2">
        {label}
      </label>
      <input
        id={id}
        className="control field w-full px-3"
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-13 text-expenses">
          {error}
        </p>
      )}
    </div>
  )
}
