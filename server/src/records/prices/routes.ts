import {
  type ConsumerPrice,
  readConsumerPricesCall,
  setConsumerPricesCall,
} from '@hausblick/contract/calls/consumerPrices.ts'
import { berlinYear } from '@hausblick/figures/dates/berlinDay.ts'
import { findPriceFault } from '@hausblick/figures/returns/consumerPrices.ts'
import { lockTable } from '../../platform/database/lockTable.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitEverybody, admitOperator } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { readConsumerPrices, replaceConsumerPrices } from './store.ts'
import * as texts from './texts.ts'

/** Registers the consumer price index, which everybody may read, and its change by operators. */
export function registerConsumerPrices(app: App, service: Service): void {
  const { database, audit } = service
  const { db, dialect } = database
  const answer = createAnswer(app, service)

  answer(readConsumerPricesCall, {
    admit: admitEverybody,
    handle: () => readConsumerPrices(db),
  })

  answer(setConsumerPricesCall, {
    admit: admitOperator,
    handle: async ({ actor }, { body: { before, prices } }) => {
      const fault = findPriceFault(prices, berlinYear(new Date()))
      if (fault) throw new ServiceError(400, texts.describeFault(fault))
      return await transact(db, async (trx) => {
        await lockTable(trx, dialect, 'consumer_price')
        const stored = await readConsumerPrices(trx)
        if (without(stored, before).length + without(before, stored).length > 0)
          throw new ServiceError(409, texts.changedSince)
        const [removed, added] = [without(stored, prices), without(prices, stored)]
        if (removed.length + added.length === 0) return stored
        await replaceConsumerPrices(trx, prices)
        const [from, to] = [texts.describePrices(removed), texts.describePrices(added)]
        const details = { setting: texts.setting, ...(from && { from }), ...(to && { to }) }
        await audit.append(trx, { action: 'settingsChanged', actor, details })
        return await readConsumerPrices(trx)
      })
    },
  })
}

/** Returns the prices that are not among others. */
function without(prices: readonly ConsumerPrice[], others: readonly ConsumerPrice[]) {
  const known = new Map(others.map(({ year, index }) => [year, index]))
  return prices.filter(({ year, index }) => known.get(year) !== index)
}
