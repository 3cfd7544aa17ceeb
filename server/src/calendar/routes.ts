import { calendarFeedPath } from '@hausblick/contract/addresses.ts'
import { calendarReply } from '@hausblick/contract/calendar.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { calendarFeedParams } from '@hausblick/contract/requests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import * as z from 'zod/mini'
import { endCalendar, findCustomer, readToken, renewToken } from '../accounts/calendarAddress.ts'
import { admitCalendar, admitCalendarReader } from '../http/access.ts'
import { errorReplies, replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { readDates } from './dates.ts'
import { writeFeed } from './feed.ts'

/** The customer's dates as a calendar to subscribe to, under a secret address that can be renewed and ended. */
export function registerCalendar(app: App, { config, database, callerOf }: Service): void {
  const { db } = database
  const addressOf = (token: string) => config.publicUrl + calendarFeedPath(token)

  const readSchema = {
    summary: "The secret address of the customer's calendar, where there is one.",
    response: replies(calendarReply),
  }
  app.get(paths.calendar, { schema: readSchema }, async (request) => {
    const { customerId } = admitCalendar(await callerOf(request))
    const token = await readToken(db, config.secrets, customerId)
    return { address: token === null ? null : addressOf(token) }
  })

  const renewSchema = {
    summary: "Makes a new address of the customer's calendar; the one before leads nowhere.",
    response: replies(calendarReply),
  }
  app.post(paths.calendar, { schema: renewSchema }, async (request) => {
    const { customerId } = admitCalendar(await callerOf(request))
    const token = await renewToken(db, config.secrets, customerId)
    return { address: addressOf(token) }
  })

  const endSchema = {
    summary: "Ends the customer's calendar; its address leads nowhere.",
    response: replies(z.object({})),
  }
  app.delete(paths.calendar, { schema: endSchema }, async (request) => {
    const { customerId } = admitCalendar(await callerOf(request))
    await endCalendar(db, customerId)
    return {}
  })

  const feedSchema = {
    summary: 'A calendar (RFC 5545) of what is due, for whoever knows its secret address.',
    params: calendarFeedParams,
    response: errorReplies(),
  }
  app.get(calendarFeedPath(':token'), { schema: feedSchema }, async (request, reply) => {
    const scope = admitCalendarReader(await findCustomer(db, request.params.token))
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
