import type { Transaction } from 'kysely'
import { selectPeople } from '../../accounts/links.ts'
import type { Schema } from '../../database/tables/schema.ts'

/**
 * Lists the email addresses that are told of a released report: all of the customer's accounts, or nobody.
 *
 * @param notifies whether staff want it announced
 */
export async function listRecipients(
  trx: Transaction<Schema>,
  customerId: string,
  { notifies }: { readonly notifies: boolean },
): Promise<string[]> {
  if (!notifies) return []
  const people = await trx
    .selectFrom(selectPeople(trx).as('person'))
    .select('email')
    .where('customer_id', '=', customerId)
    .orderBy('email')
    .execute()
  return [...new Set(people.map(({ email }) => email))]
}
