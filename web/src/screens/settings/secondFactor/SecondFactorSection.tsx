import { readSecondFactorCall, type SecondFactor } from '@hausblick/contract/calls/secondFactor.ts'
import { listSessionsCall } from '@hausblick/contract/calls/sessions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useSession, useSessionState } from '../../../parts/session/useSession.ts'
import { AppPart } from './AppPart.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { CodesPart } from './CodesPart.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import * as texts from './texts.ts'
import type { Made, OnChange } from './types.ts'

const nothing: Made = { codes: [], isFirst: false }

/** The account's second factor: an authenticator app, passkeys and recovery codes. */
export function SecondFactorSection() {
  const session = useSession()
  const state = useSessionState()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [made, setMade] = useState(nothing)
  const read = useRead((access) => queryOf(access.client, readSecondFactorCall, {}))
  const mustAdd = state.status === 'signedIn' && state.me.mustAddSecondFactor === true

  /** Shows what has changed, and recovery codes if there are new ones. */
  async function onChange(made = nothing) {
    setMade(made)
    await renew(queries, readSecondFactorCall)
    if (!mustAdd) await renew(queries, listSessionsCall)
    if (made === nothing) heading.current?.focus()
  }

  function onCodesKept() {
    setMade(nothing)
    heading.current?.focus()
    // With the first factor, the account has the rights of its role.
    if (mustAdd) void session.retry()
  }

  return (
    <Section title={texts.heading} headingRef={heading}>
      <p className={mustAdd ? 'font-medium' : 'text-ink-2'}>
        {mustAdd ? texts.mustAdd : texts.note}
      </p>
      <div className="mt-4">
        <Loaded read={read} failure={texts.failed}>
          {(factor) => <Parts factor={factor} onChange={onChange} />}
        </Loaded>
      </div>
      {made.codes.length > 0 && <CodesDialog {...made} onClose={onCodesKept} />}
    </Section>
  )
}

function Parts({ factor, onChange }: { factor: SecondFactor; onChange: OnChange }) {
  const hasFactor = factor.app || factor.passkeys.length > 0
  return (
    <>
      <AppPart isOn={factor.app} onChange={onChange} />
      <PasskeysPart passkeys={factor.passkeys} onChange={onChange} />
      {hasFactor && <CodesPart left={factor.recoveryCodesLeft} onChange={onChange} />}
    </>
  )
}
