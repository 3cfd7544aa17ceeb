import { type ComponentProps, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  note?: string
}

/** A labelled checkbox or radio button with a note below its label. */
export function CheckField({ label, note, ...input }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 py-1.5 pointer-coarse:py-2.5">
      <input
        id={id}
        className="mt-0.5 size-6 shrink-0 accent-brand"
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        {...input}
      />
      <div className="min-w-0">
        {/* As tall as a finger, without taking more room. */}
        <label htmlFor={id} className="block pointer-coarse:-my-2.5 pointer-coarse:py-2.5">
          {label}
        </label>
        {note !== undefined && (
          <p id={`${id}-note`} className="text-13 text-ink-3">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
