import { listWebhooksCall } from '@hausblick/contract/calls/webhooks.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the query of all receivers. */
export function webhooksQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, listWebhooksCall, {})]
}
