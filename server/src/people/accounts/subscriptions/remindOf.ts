import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { nextBerlinHour } from '@hausblick/figures/dates/berlinDay.ts'
import type { Transaction } from 'kysely'
import type { ReminderTable } from '../../../platform/database/tables/reminders.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { selectPeople } from '../links/links.ts'
import { wants } from './choices.ts'

/** In Berlin: late enough for most of what a day brings, early enough to be read on it. */
const HOUR_OF_MAILS = 17

/** Something new that the accounts of a customer may want to know of. */
export interface News {
  readonly kind: Exclude<ReminderTable['kind'], 'date'>
  readonly customerId: string
  /** The number of the document; of a month, year and month as one number, 202612. */
  readonly number: number
  /** Who put it there, and needs no mail. */
  readonly except?: AccountKey | null
  /** Whether those who have chosen nothing are told of a report. Default: true. */
  readonly isAnnounced?: boolean
}

/**
 * Reminds the customer's accounts of a document or report, each as it has chosen and never twice of the same one. What a
 * day brings comes in one mail in the evening.
 */
export async function remindOf(
  trx: Transaction<Schema>,
  { kind, customerId, number, except = null, isAnnounced = true }: News,
): Promise<void> {
  const people = await trx
    .selectFrom(selectPeople(trx).as('person'))
    .leftJoin('reminder_choice as choice', (join) =>
      join
        .onRef('choice.issuer', '=', 'person.issuer')
        .onRef('choice.subject', '=', 'person.subject')
        .on('choice.kind', '=', kind),
    )
    .select(['person.issuer', 'person.subject', 'choice.is_on'])
    .where('person.customer_id', '=', customerId)
    .execute()
  const reminded = people.filter(
    ({ issuer, subject, is_on }) =>
      (is_on === null ? isAnnounced && wants(kind, null) : is_on === 1) &&
      !(issuer === except?.issuer && subject === except.subject),
  )
  if (reminded.length === 0) return
  const due_at = nextBerlinHour(new Date(), HOUR_OF_MAILS).toISOString()
  await trx
    .insertInto('reminder')
    .values(
      reminded.map(({ issuer, subject }) => ({
        issuer,
        subject,
        kind,
        customer_id: customerId,
        item: String(number),
        lead: 0,
        due_at,
        sent_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
