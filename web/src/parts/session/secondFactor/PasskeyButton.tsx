import {
  passkeySignInCall,
  startPasskeySignInCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { configQuery } from '../../../base/data/queries.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { useIsHydrated } from '../../../base/ui/useIsHydrated.ts'
import type { AskProvider } from '../askProvider.ts'
import { useSession } from '../useSession.ts'
import { answerChallenge } from './ceremonies.ts'
import * as texts from './texts.ts'
import { usePasskeys } from './usePasskeys.ts'

interface Props {
  /** The sign-in that the passkey confirms, if one awaits it. */
  pending?: string
  onDone?: () => void
  onFail: (cause: unknown) => void
  className?: string
}

/** Signs in by a passkey; absent where the browser or the identity provider has none. */
export function PasskeyButton({ pending, onDone, onFail, className = '' }: Props) {
  const session = useSession()
  const { data: config } = useQuery(configQuery)
  const canUse = usePasskeys()
  const [busy, setBusy] = useState(false)
  const isHydrated = useIsHydrated()
  if (!canUse || config?.identity.provider !== 'embedded') return null
  async function signIn() {
    setBusy(true)
    try {
      await (await session.identity()).enter((ask) => signInByPasskey(ask, pending))
      onDone?.()
    } catch (cause) {
      onFail(cause)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="secondary"
      aria-disabled={busy}
      onClick={() => !busy && void signIn()}
      // Keeps its place until the browser has said whether it can.
      className={`${isHydrated ? '' : 'invisible'} ${className}`}
    >
      <KeyRound size={18} />
      {texts.byPasskey}
    </Button>
  )
}

/** Signs in by a passkey of this device or another, as the browser offers. */
async function signInByPasskey(ask: AskProvider, pending?: string): Promise<void> {
  const assertion = await answerChallenge(await ask(startPasskeySignInCall, {}))
  await ask(passkeySignInCall, { body: { assertion, ...(pending !== undefined && { pending }) } })
}
