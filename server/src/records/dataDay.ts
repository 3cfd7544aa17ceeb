import { dataDayReply, loanPaths } from '@hausblick/contract/loans.ts'
import { customerQuerySchema } from '@hausblick/contract/requests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { readDataVersion } from '../customers/store.ts'
import type { Schema } from '../database/tables/schema.ts'
import { admitRecords } from '../http/access.ts'
import type { Caller } from '../http/callers.ts'
import { describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'

/** Registers the read of the day on which a customer's data was last changed. */
export function registerDataDay(app: App, service: Service): void {
  const read = createDataDayRead(service)
  const schema = {
    summary: 'Returns the day on which the data of a customer was last changed.',
    querystring: customerQuerySchema,
    response: describeReplies(dataDayReply),
  }
  app.get(loanPaths.dataDay, { schema }, async (request) => {
    return await read(await service.callerOf(request), request.query)
  })
}

export function createDataDayRead({
  config,
  database,
  look,
}: Pick<Service, 'config' | 'database' | 'look'>) {
  return async (caller: Caller, { customerId }: z.infer<typeof customerQuerySchema>) => {
    const asked = { part: 'loans', year: null } as const
    const scope = admitRecords(caller, customerId, config.demoCustomerId, asked)
    await look(caller, scope)
    return { customerId, day: await readDataDay(database.db, customerId) }
  }
}

/** Returns the day in Berlin (ISO 8601) on which a customer's data was last changed; null if there is no such customer. */
export async function readDataDay(db: Kysely<Schema>, customerId: string): Promise<string | null> {
  const version = await readDataVersion(db, customerId)
  return version === null ? null : berlinDay(new Date(version))
}
