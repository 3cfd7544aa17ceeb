import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { ReminderChoices, ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import type { Kysely, Transaction } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { selectPeople } from '../links/links.ts'

const CUSTOMERS_PER_STATEMENT = 1000

/** Reads what an account has chosen to be reminded of. */
export async function readChoices(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
): Promise<ReminderChoices> {
  const rows = await db
    .selectFrom('reminder_choice')
    .select(['kind', 'is_on'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  const chosen = new Map(rows.map(({ kind, is_on }) => [kind, is_on === 1]))
  const choice = (kind: ReminderKind) => chosen.get(kind) ?? null
  return {
    date: choice('date'),
    document: choice('document'),
    report: choice('report'),
    month: choice('month'),
  }
}

/** Switches reminders of a kind on or off for an account that is linked. Returns false if nothing changes. */
export async function choose(
  trx: Transaction<Schema>,
  { issuer, subject }: AccountKey,
  kind: ReminderKind,
  isOn: boolean,
): Promise<boolean> {
  const choice = { is_on: Number(isOn), chosen_at: new Date().toISOString(), looked_on: null }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reminder_choice')
    .values({ issuer, subject, kind, ...choice })
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject', 'kind'])
        .doUpdateSet(choice)
        .where('reminder_choice.is_on', '!=', choice.is_on),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Returns whether a choice means a mail. A report is sent out by the operator, so that its mail comes until an account has
 * switched it off; anything else has to be switched on.
 */
export function wants(kind: ReminderKind, isOn: boolean | null): boolean {
  return isOn ?? kind === 'report'
}

/**
 * Has the dates of these customers looked at once more today, as they may have changed. Call it at the end of a transaction: it
 * locks what accounts have chosen.
 */
export async function lookAgain(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  for (const ids of splitIntoChunks(customerIds, CUSTOMERS_PER_STATEMENT))
    await trx
      .updateTable('reminder_choice')
      .set({ looked_on: null })
      .where('kind', '=', 'date')
      .where('is_on', '=', 1)
      .where(({ eb, refTuple }) =>
        eb(
          refTuple('issuer', 'subject'),
          'in',
          trx
            .selectFrom(selectPeople(trx).as('person'))
            .select(['issuer', 'subject'])
            .where('customer_id', 'in', ids)
            .$asTuple('issuer', 'subject'),
        ),
      )
      .execute()
}
