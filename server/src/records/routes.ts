import {
  readDataDayCall,
  readValuationsCall,
  readYearsCall,
} from '@hausblick/contract/calls/records.ts'
import { date } from '@hausblick/contract/encoding/date.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { UNREADABLE } from '@hausblick/contract/rows/decode.ts'
import { admitRecords, admitRecordsOf } from '../platform/http/access/records.ts'
import type { CustomerScope } from '../platform/http/access.ts'
import { createAnswer } from '../platform/http/answer.ts'
import type { Caller } from '../platform/http/callers.ts'
import { ServiceError } from '../platform/http/errors.ts'
import type { App, Service } from '../platform/http/service.ts'
import { readDataDay } from './dataDay.ts'
import { readValuations, readYears } from './history.ts'
import { registerRecordKinds } from './kindRoutes.ts'
import { registerConsumerPrices } from './prices/routes.ts'

const nameCustomer = 'Bitte nennen Sie den Kunden (customerId), um den es geht.'

/** Registers the data reads, those of the years, the valuations and the day of the data, and consumer prices. */
export async function registerRecordReads(app: App, service: Service): Promise<void> {
  const { config, database } = service
  const { db } = database
  const answer = createAnswer(app, service)
  registerConsumerPrices(app, service)

  /** Throws 400 where staff name no customer. */
  function admitHistory(caller: Caller, customerId: string | undefined): CustomerScope {
    const asked = { part: readYearsCall.shows, year: null }
    const scope = admitRecords(caller, customerId, config.demoCustomerId, asked)
    if (scope.kind === 'all') throw new ServiceError(400, nameCustomer)
    return scope
  }

  answer(readYearsCall, {
    admit: (caller, { query }) => admitHistory(caller, query.customerId),
    handle: (scope) => readYears(db, scope),
  })

  answer(readValuationsCall, {
    admit: (caller, { query }) => admitHistory(caller, query.customerId),
    handle: (scope) => readValuations(db, scope),
    write: (rows) =>
      rows.map(({ customerid, kind, itemid, valuationdate, value }) => ({
        customerid: customerid ?? '',
        kind: kind ?? '',
        itemid: itemid ?? '',
        valuationdate: date.write(valuationdate),
        value: money.write(value === UNREADABLE ? null : value),
      })),
  })

  answer(readDataDayCall, {
    admit: (caller, { query }) => {
      const asked = { part: readDataDayCall.shows, year: null }
      return admitRecordsOf(caller, query.customerId, config.demoCustomerId, asked)
    },
    handle: async (scope) => ({
      customerId: scope.customerId,
      day: await readDataDay(db, scope),
    }),
  })

  await registerRecordKinds(app, service)
}
