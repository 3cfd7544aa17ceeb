import { identityPaths } from '@hausblick/contract/identity.ts'
import { type SecondFactor, secondFactorPaths } from '@hausblick/contract/secondFactor.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { secondFactorQuery } from '../../data/secondFactor.ts'
import { useRead } from '../../data/useRead.ts'
import { useSession, useSessionState } from '../../session/useSession.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
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
  const { data, error, retry, retrying } = useRead((access) => secondFactorQuery(access.client))
  const mustAdd = state.status === 'signedIn' && state.me.mustAddSecondFactor === true

  /** Shows what has changed, and recovery codes if there are new ones. */
  async function onChange(made = nothing) {
    setMade(made)
    await queries.invalidateQueries({ queryKey: [secondFactorPaths.state] })
    if (!mustAdd) await queries.invalidateQueries({ queryKey: [identityPaths.sessions] })
    if (made === nothing) heading.current?.focus()
  }

  function onCodesKept() {
    setMade(nothing)
    heading.current?.focus()
    // With the first factor, the account has the rights of its role.
    if (mustAdd) void session.retry()
  }

  return (
    <SettingsSection title={texts.heading} headingRef={heading}>
      <p className={mustAdd ? 'font-medium' : 'text-ink-2'}>
        {mustAdd ? texts.mustAdd : texts.note}
      </p>
      {error ? (
        <ErrorNote
          title={texts.failed}
          reason={error.message}
          onRetry={retry}
          retrying={retrying}
          className="mt-4"
        />
      ) : data ? (
        <Parts factor={data} onChange={onChange} />
      ) : (
        <p aria-busy className="mt-4">
          <Skeleton size="w-full" />
        </p>
      )}
      {made.codes.length > 0 && <CodesDialog {...made} onClose={onCodesKept} />}
    </SettingsSection>
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
