import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** How long without a look until the next one begins a new visit. */
const PAUSE_MS = 60 * 60_000
/** Looks within this time of the one noted are not noted, so that few reads write. */
const NOTED_FOR_MS = 5 * 60_000

/** Notes that an account looks at a customer of its own; returns when its visit before ended, null in the first one. */
export async function noteVisit(
  db: Kysely<Schema>,
  { issuer, subject, customerId }: AccountKey & { readonly customerId: string },
  now = new Date(),
): Promise<string | null> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const key = { issuer, subject, customer_id: customerId }
  const known = await db
    .selectFrom('visit')
    .select(['last_at', 'before_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (known && known.last_at > ago(NOTED_FOR_MS)) return known.before_at
  // In one statement, so that of two looks at once only one begins the visit.
  const { before_at } = await db
    .insertInto('visit')
    .values({ ...key, last_at: now.toISOString(), before_at: null })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject', 'customer_id']).doUpdateSet({
        before_at: ({ eb, ref }) =>
          eb
            .case()
            .when('visit.last_at', '<', ago(PAUSE_MS))
            .then(ref('visit.last_at'))
            .else(ref('visit.before_at'))
            .end(),
        last_at: now.toISOString(),
      }),
    )
    .returning('before_at')
    .executeTakeFirstOrThrow()
  return before_at
}
