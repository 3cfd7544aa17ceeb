import { calendarReply } from '@hausblick/contract/calendar.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { calendarFeedParams, calendarQuerySchema } from '@hausblick/contract/requests.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import * as z from 'zod/mini'
import {
  findCalendarCustomer,
  readCalendarToken,
  removeCalendarToken,
  renewCalendarToken,
} from '../accounts/calendarToken.ts'
import type { Config } from '../config/config.ts'
import { transact } from '../database/transact.ts'
import { admitCalendar, admitCalendarReader } from '../http/access.ts'
import type { Caller } from '../http/callers.ts'
import { describeErrorReplies, describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { readDates } from './dates.ts'
import { writeFeed } from './feed.ts'
import { registerLoanDates } from './loanDates.ts'

/** Registers the dates of loans, and the customer's calendar under a secret address that can be renewed and removed. */
export function registerCalendar(app: App, service: Service): void {
  const { audit, config, database, callerOf } = service
  registerLoanDates(app, service)
  const { db } = database
  const read = createCalendarRead({ config, database })

  const readSchema = {
    summary: "Returns the secret address of the customer's calendar, or null.",
    querystring: calendarQuerySchema,
    response: describeReplies(calendarReply),
  }
  app.get(paths.calendar, { schema: readSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const renewSchema = {
    summary: "Creates a new address of the customer's calendar, invalidating the previous one.",
    querystring: calendarQuerySchema,
    response: describeReplies(calendarReply),
  }
  app.post(paths.calendar, { schema: renewSchema }, async (request) => {
    const actor = await callerOf(request)
    const scope = admitCalendar(actor, request.query.customerId)
    const { customerId } = scope
    const token = await transact(db, async (trx) => {
      const made = await renewCalendarToken(trx, config.secrets, scope)
      await audit.append(trx, { action: 'calendarMade', actor, customerId })
      return made
    })
    return { address: addressOf(config, token) }
  })

  const endSchema = {
    summary: "Removes the customer's calendar, invalidating its address.",
    querystring: calendarQuerySchema,
    response: describeReplies(z.object({})),
  }
  app.delete(paths.calendar, { schema: endSchema }, async (request) => {
    const actor = await callerOf(request)
    const { customerId } = admitCalendar(actor, request.query.customerId)
    await transact(db, async (trx) => {
      if (await removeCalendarToken(trx, customerId))
        await audit.append(trx, { action: 'calendarEnded', actor, customerId })
    })
    return {}
  })

  const feedSchema = {
    summary: 'Returns a customer’s upcoming dates as a calendar (RFC 5545), by its secret address.',
    params: calendarFeedParams,
    response: describeErrorReplies(),
  }
  app.get(settingsPaths.calendarFeed, { schema: feedSchema }, async (request, reply) => {
    const scope = admitCalendarReader(await findCalendarCustomer(db, request.params.token))
    const today = berlinDay(new Date())
    const dates = await readDates(db, scope, today)
    reply.headers({
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="hausblick.ics"',
      'content-type': 'text/calendar; charset=utf-8',
    })
    return writeFeed(dates, { customerId: scope.customerId, publicUrl: config.publicUrl, today })
  })
}

/** Creates the read of a customer's secret calendar address; null if they have none. */
export function createCalendarRead({ config, database }: Pick<Service, 'config' | 'database'>) {
  return async (
    caller: Caller,
    { customerId }: z.infer<typeof calendarQuerySchema>,
  ): Promise<{ address: string | null }> => {
    const scope = admitCalendar(caller, customerId)
    const token = await readCalendarToken(database.db, config.secrets, scope)
    return { address: token === null ? null : addressOf(config, token) }
  }
}

function addressOf({ publicUrl }: Config, token: string): string {
  return publicUrl + fillPath(settingsPaths.calendarFeed, { token })
}
