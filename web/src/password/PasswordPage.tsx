import { pagePaths } from '@hausblick/contract/addresses.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import { readResetToken } from '@hausblick/contract/signInAddresses.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { EntryFrame } from '../session/EntryFrame.tsx'
import { DoneNote } from '../ui/DoneNote.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Link } from '../ui/Link.tsx'
import { NewPassword } from './NewPassword.tsx'
import * as texts from './texts.ts'

/** The target of the link in a reset mail: sets a new password. */
export default function PasswordPage() {
  const token = readResetToken(useLocation().search)
  const [done, setDone] = useState(false)
  return (
    <EntryFrame title={texts.heading}>
      {done ? (
        <div className="grid gap-6">
          <DoneNote text={texts.done} />
          <LoginLink text={texts.signIn} />
        </div>
      ) : token ? (
        <NewPassword token={token} onDone={() => setDone(true)} />
      ) : (
        <>
          <FormError text={identityErrors.resetInvalid} />
          <LoginLink text={texts.askForLink} />
        </>
      )}
    </EntryFrame>
  )
}

/** A link to the login, styled as the page's primary button. */
function LoginLink({ text }: { text: string }) {
  return (
    <Link
      to={pagePaths.login}
      className="control flex items-center justify-center bg-brand px-4 font-medium text-on-brand hover:opacity-90"
    >
      {text}
    </Link>
  )
}
