import {
  type ReminderChoices,
  reminderChoiceBody,
  reminderChoices,
  reminderPaths,
} from '@hausblick/contract/reminders.ts'
import { readChoices } from '../accounts/reminders/choices.ts'
import { transact } from '../database/transact.ts'
import { admitReminders } from '../http/access.ts'
import type { Caller } from '../http/callers.ts'
import { registerPolling } from '../http/polling.ts'
import { describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { changeReminders } from './change.ts'
import { collectDueReminders } from './collect.ts'
import { registerReminderLink } from './link.ts'
import { remindOfDates } from './round.ts'

const EVERY_MS = 10_000

/** Registers the choice of reminders, the links that end them, and the work of sending them. */
export async function registerReminders(app: App, service: Service): Promise<void> {
  const { audit, callerOf, database } = service
  const read = createRemindersRead(service)

  const readSchema = {
    summary: "Returns what the caller's account has chosen to be reminded of; for customers.",
    response: describeReplies(reminderChoices),
  }
  app.get(reminderPaths.reminders, { schema: readSchema }, async (request) => {
    return await read(await callerOf(request))
  })

  const changeSchema = {
    summary: 'Switches reminders of one kind on or off; for customers.',
    body: reminderChoiceBody,
    response: describeReplies(reminderChoices),
  }
  app.patch(reminderPaths.reminders, { schema: changeSchema }, async (request) => {
    const caller = admitReminders(await callerOf(request))
    await transact(database.db, (trx) =>
      changeReminders(trx, audit, caller, { ...request.body, actor: caller }),
    )
    return await readChoices(database.db, caller)
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

/** Creates the read of what an account has chosen to be reminded of. */
export function createRemindersRead({ database }: Pick<Service, 'database'>) {
  return async (caller: Caller): Promise<ReminderChoices> =>
    await readChoices(database.db, admitReminders(caller))
}
