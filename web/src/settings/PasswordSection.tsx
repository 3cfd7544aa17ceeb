import { identityPaths } from '@hausblick/contract/identity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../data/access.ts'
import { changePassword } from '../data/sessions.ts'
import { NewPasswordField } from '../session/NewPasswordField.tsx'
import { OwnAddress } from '../session/OwnAddress.tsx'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { FormSuccess } from '../ui/FormSuccess.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { Section } from './Section.tsx'

const DONE = 'Ihr neues Passwort gilt. Alle anderen Geräte wurden abgemeldet.'

/** Changes the password (AGB, § 4), for whoever knows the current one. */
export function PasswordSection() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [changes, setChanges] = useState(0)
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    const current = String(fields.get('current'))
    await changePassword(client, { current, password: String(fields.get('password')) })
    setChanges(changes + 1)
    await queries.invalidateQueries({ queryKey: [identityPaths.sessions] })
  })
  return (
    <Section title="Passwort ändern">
      <FormError text={error} />
      <FormSuccess text={changes > 0 && !busy && !error ? DONE : null} />
      {/* Empty again after each change. */}
      <form key={changes} onSubmit={onSubmit} className="grid gap-4">
        <OwnAddress />
        <PasswordField label="Bisheriges Passwort" name="current" autoComplete="current-password" />
        <NewPasswordField label="Neues Passwort" />
        <div>
          <Button type="submit" look="secondary" aria-disabled={busy}>
            Passwort ändern
          </Button>
        </div>
      </form>
    </Section>
  )
}
