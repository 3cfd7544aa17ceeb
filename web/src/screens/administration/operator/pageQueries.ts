import { readOperatorCall } from '@hausblick/contract/calls/operator.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { Client } from '../../../base/data/client.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** What operators say of themselves. */
export function operatorQuery(client: Client) {
  return queryOf(client, readOperatorCall, {})
}

/** Returns the queries of the first view. */
export function operatorQueries({ access: { client }, me }: PageViewer): readonly AnyQuery[] {
  return me?.role === 'operator' ? [operatorQuery(client)] : []
}
