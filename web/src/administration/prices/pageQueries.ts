import { readConsumerPricesCall } from '@hausblick/contract/calls/consumerPrices.ts'
import { queryOf } from '../../data/ask.ts'
import type { AnyQuery } from '../../data/askFor.ts'
import type { PageViewer } from '../../session/loadPage.ts'

/** Returns the query of the index that operators have entered. */
export function pricesQueries({ access: { client } }: PageViewer): readonly AnyQuery[] {
  return [queryOf(client, readConsumerPricesCall, {})]
}
