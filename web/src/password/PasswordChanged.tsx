import { DoneNote } from '../ui/DoneNote.tsx'
import { Link } from '../ui/Link.tsx'

/** Says that the new password counts, and leads on to the login. */
export function PasswordChanged() {
  return (
    <>
      <DoneNote text="Ihr neues Passwort gilt. Auf allen Geräten wurden Sie abgemeldet." />
      <Link
        to="/login"
        className="control mt-6 flex items-center justify-center bg-brand px-4 font-medium text-on-brand hover:opacity-90"
      >
        Einloggen
      </Link>
    </>
  )
}
