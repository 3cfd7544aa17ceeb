import { DoneNote } from '../ui/DoneNote.tsx'
import { PrimaryLink } from './PrimaryLink.tsx'
import * as texts from './texts.ts'

/** Says that the new password counts, and leads on to the login. */
export function PasswordChanged() {
  return (
    <div className="grid gap-6">
      <DoneNote text={texts.done} />
      <PrimaryLink to="/login" text={texts.signIn} />
    </div>
  )
}
