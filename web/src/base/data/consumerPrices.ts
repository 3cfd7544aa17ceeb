import { readConsumerPricesCall } from '@hausblick/contract/calls/consumerPrices.ts'
import type { Access } from './access.ts'
import { queryOf } from './ask.ts'

/** The consumer price index by year, as far as operators have entered it. */
export function consumerPricesQuery({ client }: Pick<Access, 'client'>) {
  return queryOf(client, readConsumerPricesCall, {})
}
