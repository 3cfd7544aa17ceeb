import {
  type Admitted,
  admitted,
  type CustomerCaller,
  type CustomerScope,
  scopeOf,
} from '../access.ts'
import { AccessDenied, type Caller, type ConfirmedCaller, type ProgramCaller } from '../callers.ts'
import { forbidden, ServiceError } from '../errors.ts'
import * as texts from '../texts.ts'
import { admitNoStaff } from './customers.ts'
import { admitLinked, admitSignedIn } from './roles.ts'

/** Admits only a customer, to the secret address of their own calendar, by default their first one's. */
export function admitCalendar(
  caller: Caller,
  asked: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope> {
  return admitNoStaff(caller, asked, texts.onlyCustomersHaveCalendars)
}

/** Admits only a customer, to the reminders of their own account. */
export function admitReminders(caller: Caller): Admitted<CustomerCaller, null> {
  const { actor } = admitLinked(caller)
  if (actor.kind === 'customer') return admitted(actor, null)
  throw new AccessDenied(caller, forbidden(texts.onlyCustomersHaveReminders))
}

/** Admits an account that is to be reminded, as the database currently describes it, to the dates of each of its customers. */
export function admitReminded({
  customerIds,
}: {
  readonly customerIds: readonly string[]
}): CustomerScope[] {
  return customerIds.map((id) => scopeOf(id))
}

/** Admits anyone who knows a calendar's secret address to its dates. Throws 404 if there is no such calendar. */
export function admitCalendarReader(customerId: string | null): CustomerScope {
  if (customerId === null) throw new ServiceError(404, texts.calendarGone)
  return scopeOf(customerId)
}

/** Admits programs to importing, and to what became of it. People do so on the page. */
export function admitProgramImport(caller: Caller): Admitted<ProgramCaller, null> {
  if (caller.kind === 'program') return admitted(caller, null)
  throw new AccessDenied(admitSignedIn(caller).actor, forbidden(texts.onlyPrograms))
}
