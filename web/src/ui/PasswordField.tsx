import { Eye, EyeOff } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  label: string
  /** Of the form's field. */
  name?: string
  /** A sentence below the field that helps to fill it in. */
  hint?: string
  /** Tells password managers whether to fill in a password or to suggest one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A required password, which can be shown while it is typed. */
export function PasswordField({ label, name = 'password', hint, autoComplete }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const icon = shown ? EyeOff : Eye
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium text-ink-2">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          aria-describedby={hint && `${id}-hint`}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="control field w-full pr-12 pl-3"
        />
        <button
          type="button"
          aria-label="Passwort anzeigen"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 hover:text-ink"
        >
          <Icon of={icon} size={18} />
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
