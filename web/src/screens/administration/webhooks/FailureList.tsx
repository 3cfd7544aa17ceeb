import {
  listWebhookFailuresCall,
  listWebhooksCall,
  retryWebhookCall,
} from '@hausblick/contract/calls/webhooks.ts'
import { webhookEvents } from '@hausblick/contract/webhooks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import * as texts from './texts.ts'

/** What a receiver has not taken, why, and how to send it again. */
export function FailureList({ id }: { id: string }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const params = { id }
  const read = useRead((access) => queryOf(access.client, listWebhookFailuresCall, { params }))
  const retry = useChange<number | null>(async (number) => {
    const query = number === null ? {} : { number: String(number) }
    const { count } = await ask(client, retryWebhookCall, { params, query })
    await Promise.all([renew(queries, listWebhookFailuresCall), renew(queries, listWebhooksCall)])
    return texts.retried(count)
  })
  const failures = read.data?.failures
  return (
    <div className="mt-4">
      <ChangeNotes error={retry.error} done={retry.done} />
      <ReadList
        read={read}
        items={failures}
        failure={texts.failuresFailed}
        empty={texts.noFailures}
      >
        {({ number, type, customerId, happenedAt, state, triedAt, reason }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <div className="min-w-0 wrap-anywhere">
              <p>
                {[webhookEvents[type], customerId, formatMoment(happenedAt)]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
              <p className="text-13 text-ink-2">{reason}</p>
              <p className="text-13 text-ink-3">
                {texts.tried(formatMoment(triedAt), state === 'failed')}
              </p>
            </div>
            <Button
              look="secondary"
              aria-disabled={retry.busy}
              aria-label={texts.retryOne(number)}
              onClick={() => retry.run(number)}
            >
              {texts.retry}
            </Button>
          </li>
        )}
      </ReadList>
      {failures && failures.length > 0 && (
        <Button className="mt-4" aria-disabled={retry.busy} onClick={() => retry.run(null)}>
          {texts.retryAll}
        </Button>
      )}
    </div>
  )
}
