import { changeRemindersCall, readRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { readChoices } from '../../people/accounts/subscriptions/choices.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitReminders } from '../../platform/http/access/doors.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { changeReminders } from './change.ts'
import { collectDueReminders } from './collect.ts'
import { registerReminderLink } from './link.ts'
import { remindOfDates } from './round.ts'

const EVERY_MS = 10_000

/** Registers the choice of reminders, the links that end them, and the work of sending them. */
export async function registerReminders(app: App, service: Service): Promise<void> {
  const { audit, database } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(readRemindersCall, {
    admit: admitReminders,
    handle: ({ actor }) => readChoices(db, actor),
  })

  answer(changeRemindersCall, {
    admit: admitReminders,
    handle: async ({ actor }, { body }) => {
      await transact(db, (trx) => changeReminders(trx, audit, actor, { ...body, actor }))
      return await readChoices(db, actor)
    },
  })

  await registerReminderLink(app, service)
  registerPolling(app, {
    everyMs: EVERY_MS,
    work: (signal) => remindOfDates(service, signal),
    failure: 'could not remind of dates',
  })
  registerPolling(app, {
    everyMs: EVERY_MS,
    work: (signal) => collectDueReminders(service, signal),
    failure: 'could not remind of documents and reports',
  })
}
