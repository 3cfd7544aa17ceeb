import { DoneNote } from '../ui/DoneNote.tsx'
import { PrimaryLink } from './PrimaryLink.tsx'

/** Says that the new password counts, and leads on to the login. */
export function PasswordChanged() {
  return (
    <div className="grid gap-6">
      <DoneNote text="Ihr neues Passwort gilt. Auf allen Geräten wurden Sie abgemeldet." />
      <PrimaryLink to="/login" text="Zur Anmeldung" />
    </div>
  )
}
