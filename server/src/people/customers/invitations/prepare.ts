import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import { email as emailSchema } from '@hausblick/contract/calls/fields.ts'
import type { prepareInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { selectPeople } from '../../accounts/links/links.ts'

type Prepared = ReplyOf<typeof prepareInvitationsCall>['customers'][number]

/**
 * Proposes whom to invite of some customers, in their order: the addresses of earlier invitations and of lists of owners that
 * were imported, without those that have an account with the customer. Leaves out customers that do not exist.
 */
export async function prepareInvitations(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Prepared[]> {
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'name'])
    .where('id', 'in', customerIds)
    .execute()
  const people = await db
    .selectFrom(selectPeople(db).as('person'))
    .select(['customer_id', 'email'])
    .where('customer_id', 'in', customerIds)
    .execute()
  const mailed = await db
    .selectFrom('invitation')
    .select(['customer_id', 'mailed_to as email'])
    .where('customer_id', 'in', customerIds)
    .where('mailed_to', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute()
  const listed = await db
    .selectFrom('import_owner')
    .select(['customer_id', 'email'])
    .where('customer_id', 'in', customerIds)
    .where('email', 'is not', null)
    .orderBy('run_id')
    .orderBy('number')
    .execute()
  const known = new Map(customers.map((customer) => [customer.id, customer.name]))
  const members = Map.groupBy(people, ({ customer_id }) => customer_id)
  const proposed = Map.groupBy([...mailed, ...listed], ({ customer_id }) => customer_id)
  return [...new Set(customerIds)].flatMap((customerId) => {
    const name = known.get(customerId)
    if (name === undefined) return []
    const own = (members.get(customerId) ?? []).map(({ email }) => email)
    const emails = readAddresses(proposed.get(customerId) ?? [])
    return [
      {
        customerId,
        name: name === '' ? null : name,
        emails: emails.filter((email) => !own.includes(email)),
        members: own,
      },
    ]
  })
}

/** Returns each address once, without what is none. */
function readAddresses(rows: readonly { readonly email: string | null }[]): string[] {
  const read = rows.map(({ email }) => emailSchema.safeParse(email ?? ''))
  return [...new Set(read.flatMap(({ data }) => data ?? []))]
}
