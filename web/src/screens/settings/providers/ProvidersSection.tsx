import {
  listOidcIdentitiesCall,
  type ProviderIdentity,
  startOidcLinkCall,
  unlinkOidcCall,
} from '@hausblick/contract/calls/oidc.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { providerStepParameter } from '@hausblick/contract/signInAddresses.ts'
import { readSignInError } from '@hausblick/contract/signInErrors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useProviders } from '../../../parts/session/providers/useProviders.ts'
import { ProviderEntry } from './ProviderEntry.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

/** The providers at which the account signs in, with buttons to link and unlink them. */
export function ProvidersSection() {
  const { client } = useAccess()
  const { search } = useLocation()
  const queries = useQueryClient()
  const { providers } = useProviders()
  const heading = useRef<HTMLHeadingElement>(null)
  const [unlinking, setUnlinking] = useState<ProviderIdentity | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const read = useRead((access) => queryOf(access.client, listOidcIdentitiesCall, {}))
  const link = useChange(async (provider: string) => {
    setDone(null)
    const { address } = await ask(client, startOidcLinkCall, { body: { provider } })
    location.assign(address)
  })
  const step = readSearch(providerStepParameter, search)
  const code = step === null ? readSignInError(search) : null

  return (
    <Section title={texts.heading} headingRef={heading}>
      <p className="mb-4 text-ink-2">{texts.note}</p>
      <ChangeNotes
        error={link.error ?? (code && done === null ? identityErrors[code] : null)}
        done={done ?? (step === 'linked' ? texts.linked : null)}
      />
      <Loaded read={read} failure={texts.failed}>
        {({ identities }) =>
          identities.length === 0 ? (
            <p className="text-ink-2">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {identities.map((identity) => (
                <ProviderEntry
                  key={identity.id}
                  identity={identity}
                  onUnlink={() => setUnlinking(identity)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className="mt-4 flex flex-wrap gap-3">
        {providers.map(({ id, name }) => (
          <Button key={id} look="secondary" aria-disabled={link.busy} onClick={() => link.run(id)}>
            {texts.link(name)}
          </Button>
        ))}
      </div>
      {unlinking && (
        <ConfirmDialog
          title={texts.unlinkQuestion}
          action={texts.unlink}
          onClose={() => setUnlinking(null)}
          onConfirm={async () => {
            await ask(client, unlinkOidcCall, { params: { id: unlinking.id } })
            setUnlinking(null)
            setDone(texts.unlinked)
            await renew(queries, listOidcIdentitiesCall)
            heading.current?.focus()
          }}
        >
          {texts.unlinkNote(unlinking.name)}
        </ConfirmDialog>
      )}
    </Section>
  )
}
