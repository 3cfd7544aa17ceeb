import { identityErrors } from '@hausblick/contract/identity.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { readAddressCode, readResetToken } from '@hausblick/contract/signInAddresses.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../base/ui/Button.tsx'
import { DoneNote } from '../../base/ui/DoneNote.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { useChange } from '../../base/ui/useChange.ts'
import { EntryFrame } from '../../parts/session/EntryFrame.tsx'
import type { Page } from '../../parts/session/loadPage.ts'
import { useSession } from '../../parts/session/useSession.ts'
import { NewPassword } from './NewPassword.tsx'
import * as texts from './texts.ts'

export const page: Page = { Screen: PasswordPage }

/** The target of the links in mails about an account: sets a new password, or confirms an address at the hosted provider. */
function PasswordPage() {
  const { search } = useLocation()
  const token = readResetToken(search)
  const code = readAddressCode(search)
  const [done, setDone] = useState(false)
  return (
    <EntryFrame title={code ? texts.address : texts.heading}>
      {done ? (
        <div className="grid gap-6">
          <DoneNote text={code ? texts.addressConfirmed : texts.done} />
          <LoginLink text={texts.signIn} />
        </div>
      ) : code ? (
        <ConfirmAddress code={code} onDone={() => setDone(true)} />
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
      to={pages.login.path}
      className="control flex items-center justify-center bg-brand px-4 font-medium text-on-brand hover:opacity-90"
    >
      {text}
    </Link>
  )
}

interface Props {
  code: string
  onDone: () => void
}

/** Confirms an account's address at the hosted provider: by a press, so that a program that opens links uses none up. */
function ConfirmAddress({ code, onDone }: Props) {
  const session = useSession()
  const confirm = useChange(async () => {
    await session.confirmAddress(code)
    onDone()
  })
  return (
    <>
      <FormError text={confirm.error} />
      <p className="text-ink-2">{texts.isItYours}</p>
      <form onSubmit={confirm.onSubmit}>
        <Button type="submit" aria-disabled={confirm.busy} className="mt-6 w-full">
          {texts.confirmAddress}
        </Button>
      </form>
    </>
  )
}
