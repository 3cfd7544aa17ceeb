import { identityErrors } from '@hausblick/contract/identity.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { EntryFrame } from '../session/EntryFrame.tsx'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Link } from '../ui/Link.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { PasswordChanged } from './PasswordChanged.tsx'
import { readToken } from './token.ts'

/** Where the link of a reset mail leads: sets a new password. */
export default function PasswordPage() {
  const session = useSession()
  const token = readToken(new URLSearchParams(useLocation().search))
  const [done, setDone] = useState(false)
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    if (!token) throw new Error(identityErrors.resetInvalid)
    await session.confirmReset(token, String(fields.get('password')))
    setDone(true)
  })
  return (
    <EntryFrame title="Neues Passwort">
      {done ? (
        <PasswordChanged />
      ) : (
        <>
          <FormError text={error ?? (token ? null : identityErrors.resetInvalid)} />
          <form onSubmit={onSubmit}>
            <PasswordField label="Neues Passwort" autoComplete="new-password" />
            <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
              Passwort speichern
            </Button>
          </form>
          <p className="mt-6 text-ink-2">
            Der Link gilt nicht mehr?{' '}
            <Link to="/login" className="link">
              Neuen Link anfordern
            </Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
