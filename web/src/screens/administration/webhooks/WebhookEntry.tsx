import {
  listWebhooksCall,
  probeWebhookCall,
  setWebhookStateCall,
  type Webhook,
} from '@hausblick/contract/calls/webhooks.ts'
import { webhookEvents } from '@hausblick/contract/webhooks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, renew } from '../../../base/data/ask.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { FailureList } from './FailureList.tsx'
import * as texts from './texts.ts'

interface Props {
  webhook: Webhook
  onAsk: (kind: 'remove' | 'renew') => void
}

/** A receiver, how it is, and what can be done with it. */
export function WebhookEntry({ webhook, onAsk }: Props) {
  const { id, url, events, state, succeededAt, failingSince, waiting, failed } = webhook
  const { client } = useAccess()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const change = useChange<void>(async () => {
    const body = { state: state === 'active' ? ('paused' as const) : ('active' as const) }
    await ask(client, setWebhookStateCall, { params: { id }, body })
    await renew(queries, listWebhooksCall)
  })
  const probe = useChange<void>(async () => {
    const { reason } = await ask(client, probeWebhookCall, { params: { id } })
    if (reason !== null) throw new Error(reason)
    return texts.probed
  })
  const turn = { active: texts.pause, paused: texts.resume, restored: texts.release }[state]
  return (
    <li className="py-3">
      <ChangeNotes error={change.error ?? probe.error} done={probe.done} />
      <p className="font-medium wrap-anywhere">{url}</p>
      <p className="text-13 text-ink-2">{events.map((event) => webhookEvents[event]).join(', ')}</p>
      <p className="my-1 flex flex-wrap items-center gap-2 text-13 text-ink-3">
        <StateChip look={state === 'active' ? 'good' : 'hint'}>{texts.states[state]}</StateChip>
        <span>
          {succeededAt === null ? texts.neverSucceeded : texts.succeeded(formatMoment(succeededAt))}
        </span>
        <span>{texts.counts(waiting, failed)}</span>
      </p>
      {state === 'restored' && <p className="max-w-[75ch] text-ink-2">{texts.restoredNote}</p>}
      {failingSince !== null && (
        <p className="font-medium text-expenses">{texts.failing(formatMoment(failingSince))}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2 print:hidden">
        <Button
          look="secondary"
          aria-disabled={change.busy}
          aria-label={texts.actionOf(turn, url)}
          onClick={() => change.run()}
        >
          {turn}
        </Button>
        <Button
          look="secondary"
          aria-disabled={probe.busy}
          aria-label={texts.actionOf(texts.probe, url)}
          onClick={() => probe.run()}
        >
          {texts.probe}
        </Button>
        <Button
          look="secondary"
          aria-label={texts.actionOf(texts.renew, url)}
          onClick={() => onAsk('renew')}
        >
          {texts.renew}
        </Button>
        <Button
          look="secondary"
          aria-label={texts.actionOf(texts.remove, url)}
          onClick={() => onAsk('remove')}
        >
          {texts.remove}
        </Button>
        {(failed > 0 || failingSince !== null || isOpen) && (
          <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.hideFailures : texts.showFailures}
          </Button>
        )}
      </div>
      {isOpen && <FailureList id={id} />}
    </li>
  )
}
