import { NewPasswordField } from '../session/NewPasswordField.tsx'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Link } from '../ui/Link.tsx'
import { useSubmit } from '../ui/useSubmit.ts'

interface Props {
  token: string
  onDone: () => void
}

/** Asks for the new password. */
export function NewPassword({ token, onDone }: Props) {
  const session = useSession()
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    await session.confirmReset(token, String(fields.get('password')))
    onDone()
  })
  return (
    <>
      <FormError text={error} />
      <form onSubmit={onSubmit}>
        <NewPasswordField label="Neues Passwort" />
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
  )
}
