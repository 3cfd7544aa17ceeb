import type { readDirectoryEntryCall } from '@hausblick/contract/calls/customerDirectory.ts'
import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/database/open.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../../platform/http/access.ts'
import { customerNotFound } from '../requireCustomer.ts'
import { findEntry } from './entries.ts'

type Description = z.infer<typeof readDirectoryEntryCall.reply>

const MOST_IMPORTS = 20

/** Describes a customer. Throws 404 if there is no such customer. */
export async function describeCustomer(
  database: Pick<Database, 'db' | 'dialect'>,
  { customerId }: CustomerScope,
): Promise<Description> {
  const { db } = database
  const entry = await findEntry(database, customerId)
  const counts = await count(db, customerId)
  if (!entry || !counts) throw customerNotFound(customerId)
  return { ...entry, ...counts, imports: await listImports(db, customerId) }
}

async function count(db: Kysely<Schema>, customerId: string) {
  return await db
    .selectFrom('customer')
    .select(({ selectFrom }) => {
      const of = (table: 'object_overview' | 'credit' | 'document') =>
        selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('customer_id', '=', customerId)
          .$asScalar()
          .$notNull()
      return [
        'created_at as createdAt',
        of('object_overview').as('objects'),
        of('credit').as('loans'),
        of('document').as('documents'),
        selectFrom('deletion_request')
          .select('requested_at')
          .where('customer_id', '=', customerId)
          .as('deletionRequestedAt'),
      ]
    })
    .where('id', '=', customerId)
    .executeTakeFirst()
}

/** Lists the imports that have changed something of a customer, newest first, as long as their differences are kept. */
async function listImports(
  db: Kysely<Schema>,
  customerId: string,
): Promise<Description['imports']> {
  const times = (change: 'added' | 'changed' | 'removed') =>
    sql<number>`sum(case when change = ${change} then 1 else 0 end)`.as(change)
  const runs = await db
    .selectFrom('import_difference')
    .innerJoin('import_run', 'import_run.id', 'import_difference.run_id')
    .select(['import_run.id', 'applied_at', 'started_by', 'state'])
    .select([times('added'), times('changed'), times('removed')])
    .where('customer_id', '=', customerId)
    .where('applied_at', 'is not', null)
    .groupBy(['import_run.id', 'applied_at', 'started_by', 'state'])
    .orderBy('applied_at', 'desc')
    .orderBy('import_run.id')
    .limit(MOST_IMPORTS)
    .execute()
  return runs.map(({ id, applied_at, started_by, state, added, changed, removed }) => ({
    id,
    appliedAt: applied_at ?? '',
    by: started_by,
    added,
    changed,
    removed,
    undone: state === 'undone',
  }))
}
