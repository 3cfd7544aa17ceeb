import { readOidcSecondFactorCall } from '@hausblick/contract/calls/oidc.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { providerStepParameter } from '@hausblick/contract/signInAddresses.ts'
import { readSignInError } from '@hausblick/contract/signInErrors.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { backendUrl } from '../../config.ts'
import { createAskProvider } from '../../parts/session/askProvider.ts'
import { buildIdentityError } from '../../parts/session/buildIdentityError.ts'
import type { AwaitedFactor } from '../../parts/session/identity.ts'

interface Handlers {
  readonly onAwaited: (awaited: AwaitedFactor) => void
  readonly onFail: (cause: unknown) => void
}

/** Continues after the return from a provider: the sign-in failed, or awaits the second factor. */
export function useProviderReturn({ onAwaited, onFail }: Handlers): void {
  const { search } = useLocation()
  const handled = useRef('')
  const goOn = useEffectEvent(async () => {
    const code = readSignInError(search)
    if (code) return onFail(buildIdentityError(code))
    if (readSearch(providerStepParameter, search) !== 'secondFactor') return
    try {
      const ask = createAskProvider(backendUrl)
      const { secondFactor } = await ask(readOidcSecondFactorCall, {})
      if (!secondFactor) throw buildIdentityError('signInExpired')
      onAwaited(secondFactor)
    } catch (cause) {
      onFail(cause)
    }
  })
  useEffect(() => {
    if (handled.current === search) return
    // Once, also where React runs effects twice: the service tells it once.
    handled.current = search
    void goOn()
  }, [search])
}
