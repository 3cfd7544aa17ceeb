import { useState } from 'react'
import { useLocation } from 'react-router'
import { EntryFrame } from '../session/EntryFrame.tsx'
import { LinkGone } from './LinkGone.tsx'
import { NewPassword } from './NewPassword.tsx'
import { PasswordChanged } from './PasswordChanged.tsx'
import * as texts from './texts.ts'
import { readToken } from './token.ts'

/** Where the link of a reset mail leads: sets a new password. */
export default function PasswordPage() {
  const token = readToken(new URLSearchParams(useLocation().search))
  const [done, setDone] = useState(false)
  return (
    <EntryFrame title={texts.heading}>
      {done ? (
        <PasswordChanged />
      ) : token ? (
        <NewPassword token={token} onDone={() => setDone(true)} />
      ) : (
        <LinkGone />
      )}
    </EntryFrame>
  )
}
