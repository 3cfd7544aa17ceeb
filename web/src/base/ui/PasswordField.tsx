import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { FieldNotes, type FieldNotesProps, joinDescribedBy } from './FieldNotes.tsx'
import * as texts from './texts.ts'

interface Props extends FieldNotesProps, ComponentProps<'input'> {
  label: string
  /** Tells password managers whether to fill in a password or suggest one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A required password input with a visibility toggle. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium text-ink-2">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="control field w-full pr-12 pl-3"
          {...input}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={joinDescribedBy(id, { hint, error }, input['aria-describedby'])}
        />
        <button
          type="button"
          aria-label={texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 hover:text-ink"
        >
          <Icon size={18} />
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
