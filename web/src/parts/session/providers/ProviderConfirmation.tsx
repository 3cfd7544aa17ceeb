import { startOidcConfirmationCall } from '@hausblick/contract/calls/oidc.ts'
import { ask } from '../../../base/data/ask.ts'
import { useSession } from '../useSession.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import * as texts from './texts.ts'
import { useProviders } from './useProviders.ts'

interface Props {
  /** The names of the account's providers. */
  linked: readonly string[] | undefined
  onFail: (cause: unknown) => void
}

/** Leads to a provider of the account, to sign in there anew, and back to this page; nothing where it has none. */
export function ProviderConfirmation({ linked = [], onFail }: Props) {
  const { client } = useSession()
  const { providers } = useProviders()
  if (!providers.some(({ name }) => linked.includes(name))) return null
  return (
    <>
      <ProviderButtons
        only={linked}
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
