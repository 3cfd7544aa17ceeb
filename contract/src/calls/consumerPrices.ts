import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** From this year on, the Federal Statistical Office publishes averages. */
const FIRST_YEAR = 1948
const LAST_YEAR = 2100

const consumerPrice = z.object({
  year: z.int().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR)),
  /** The average of the year, in hundredths of a point. */
  index: z.int().check(z.minimum(1), z.maximum(1_000_000)),
})
export type ConsumerPrice = z.infer<typeof consumerPrice>

/** By year. All are of the same base, in which some year is 100. */
const consumerPrices = z.array(consumerPrice).check(z.maxLength(LAST_YEAR - FIRST_YEAR + 1))

export const readConsumerPricesCall = defineCall({
  method: 'GET',
  path: '/api/consumerPrices',
  summary: 'The consumer price index by year, as far as operators have entered it.',
  reply: consumerPrices,
  open: true,
  logs: 'nothing',
})

export const setConsumerPricesCall = defineCall({
  method: 'POST',
  path: '/api/consumerPrices',
  summary: 'Replaces the consumer price index of all years; for operators.',
  /** What is replaced is stated too, so that nothing is lost that another operator has entered since. */
  body: z.object({ before: consumerPrices, prices: consumerPrices }),
  reply: consumerPrices,
  logs: 'settingsChanged',
})
