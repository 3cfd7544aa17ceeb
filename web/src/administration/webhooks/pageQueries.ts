import { listWebhooksCall } from '@hausblick/contract/calls/webhooks.ts'
import { queryOf } from '../../data/ask.ts'
import type { AnyQuery } from '../../data/askFor.ts'
import type { PageViewer } from '../../session/loadPage.ts'

/** Returns the query of all receivers. */
export function webhooksQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, listWebhooksCall, {})]
}
