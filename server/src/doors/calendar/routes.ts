import {
  endCalendarCall,
  readCalendarCall,
  renewCalendarCall,
  sendCalendarFeedCall,
} from '@hausblick/contract/calls/calendar.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import {
  findCalendarCustomer,
  readCalendarToken,
  removeCalendarToken,
  renewCalendarToken,
} from '../../people/accounts/calendarToken.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitCalendar, admitCalendarReader } from '../../platform/http/access/doors.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { readDates } from './dates.ts'
import { writeFeed } from './feed.ts'

/** Registers the customer's calendar under a secret address that can be renewed and removed. */
export function registerCalendar(app: App, service: Service): void {
  const { audit, database } = service
  const { publicUrl, secrets } = service.config
  const { db } = database
  const answer = createAnswer(app, service)

  answer(readCalendarCall, {
    admit: (caller, { query }) => admitCalendar(caller, query.customerId),
    handle: async ({ scope }) => {
      const token = await readCalendarToken(db, secrets, scope)
      return { address: token === null ? null : feedAddress(publicUrl, token) }
    },
  })

  answer(renewCalendarCall, {
    admit: (caller, { query }) => admitCalendar(caller, query.customerId),
    handle: async ({ actor, scope }) => {
      const { customerId } = scope
      const token = await transact(db, async (trx) => {
        const made = await renewCalendarToken(trx, secrets, scope)
        await audit.append(trx, { action: 'calendarMade', actor, customerId })
        return made
      })
      return { address: feedAddress(publicUrl, token) }
    },
  })

  answer(endCalendarCall, {
    admit: (caller, { query }) => admitCalendar(caller, query.customerId),
    handle: async ({ actor, scope }) => {
      const { customerId } = scope
      await transact(db, async (trx) => {
        if (await removeCalendarToken(trx, customerId))
          await audit.append(trx, { action: 'calendarEnded', actor, customerId })
      })
    },
  })

  answer(sendCalendarFeedCall, {
    admit: async (_nobody, { params }) =>
      admitCalendarReader(await findCalendarCustomer(db, params.token)),
    cacheControl: 'private, no-cache',
    send: async (scope, _input, { reply }) => {
      const { customerId } = scope
      const today = berlinDay(new Date())
      const dates = await readDates(db, scope, { today, cappedPlaces: service.config.cappedPlaces })
      reply.headers({
        'content-disposition': 'inline; filename="hausblick.ics"',
        'content-type': 'text/calendar; charset=utf-8',
      })
      return reply.send(writeFeed(dates, { customerId, publicUrl, today }))
    },
  })
}

function feedAddress(publicUrl: string, token: string): string {
  return publicUrl + addressOf(sendCalendarFeedCall, { params: { token } })
}
