import { startOidcConfirmationCall } from '@hausblick/contract/calls/oidc.ts'
import { ask } from '../../data/ask.ts'
import { useSession } from '../useSession.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import * as texts from './texts.ts'
import { useProviders } from './useProviders.ts'

/** Leads to a provider, to sign in there anew, and back to this page; nothing where none is configured. */
export function ProviderConfirmation({ onFail }: { onFail: (cause: unknown) => void }) {
  const { client } = useSession()
  const { providers } = useProviders()
  if (providers.length === 0) return null
  return (
    <>
      <ProviderButtons
        label={texts.signInAt}
        start={(_ask, provider) => {
          const target = location.pathname + location.search
          return ask(client, startOidcConfirmationCall, { body: { provider, target } })
        }}
        onFail={onFail}
        className="mt-3"
      />
      <p className="mt-2 text-13 text-ink-3">{texts.leavesPage}</p>
    </>
  )
}
