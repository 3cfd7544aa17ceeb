import { readConsumerPricesCall } from '@hausblick/contract/calls/consumerPrices.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'

/** Returns the query of the index that operators have entered. */
export function pricesQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, readConsumerPricesCall, {})]
}
