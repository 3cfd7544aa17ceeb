import {
  createWebhookCall,
  deleteWebhookCall,
  listWebhooksCall,
  renewWebhookSecretCall,
  type Webhook,
} from '@hausblick/contract/calls/webhooks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { SecretDialog } from '../../../base/ui/SecretDialog.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import * as texts from './texts.ts'
import { WebhookEntry } from './WebhookEntry.tsx'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))
const NewWebhookDialog = lateDialog(() => import('./NewWebhookDialog.tsx'))

type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'remove' | 'renew'; readonly webhook: Webhook }

/** All receivers, to be added, changed and deleted. */
export function WebhookList() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const read = useRead((access) => queryOf(access.client, listWebhooksCall, {}))
  const close = () => setAsked(null)
  const show = async ({ secret }: { secret: string }) => {
    setAsked({ kind: 'secret', secret })
    await renew(queries, listWebhooksCall)
  }
  return (
    <Section
      title={texts.receivers}
      actions={<Button onClick={() => setAsked({ kind: 'add' })}>{texts.add}</Button>}
    >
      <ReadList read={read} items={read.data?.webhooks} failure={texts.failed} empty={texts.none}>
        {(webhook) => (
          <WebhookEntry
            key={webhook.id}
            webhook={webhook}
            onAsk={(kind) => setAsked({ kind, webhook })}
          />
        )}
      </ReadList>
      {asked?.kind === 'add' && (
        <NewWebhookDialog
          onClose={close}
          onSend={async (body) => await show(await ask(client, createWebhookCall, { body }))}
        />
      )}
      {asked?.kind === 'secret' && (
        <SecretDialog
          title={texts.secretTitle}
          note={texts.secretNote}
          label={texts.secret}
          secret={asked.secret}
          onClose={close}
        />
      )}
      {asked?.kind === 'renew' && (
        <ConfirmDialog
          title={texts.renewQuestion}
          action={texts.renew}
          onClose={close}
          onConfirm={async () => {
            const { id } = asked.webhook
            await show(await ask(client, renewWebhookSecretCall, { params: { id } }))
          }}
        >
          {texts.renewNote}
        </ConfirmDialog>
      )}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeQuestion}
          action={texts.remove}
          onClose={close}
          onConfirm={async () => {
            await ask(client, deleteWebhookCall, { params: { id: asked.webhook.id } })
            await renew(queries, listWebhooksCall)
            close()
          }}
        >
          {texts.removeNote(asked.webhook.url)}
        </ConfirmDialog>
      )}
    </Section>
  )
}
