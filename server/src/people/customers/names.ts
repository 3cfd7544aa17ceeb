import { isTooLongName, normaliseCustomerName } from '@hausblick/contract/customerName.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { updateCustomerSearch } from '../accounts/customerSearch/entries.ts'
import { requireCustomer } from './requireCustomer.ts'
import * as texts from './texts.ts'

const NAMES_PER_STATEMENT = 1000

/** Returns a typed name as it is stored. Throws 400 if it is too long. */
export function readName(typed: string): string {
  const name = normaliseCustomerName(typed)
  if (isTooLongName(name)) throw new ServiceError(400, texts.nameTooLong(maxLengths.customerName))
  return name
}

/**
 * Sets a customer's name, or removes it if it is empty. The log says that it changed, not what it is: the log outlives the
 * name. Throws a ServiceError: 404 where there is no such customer, 400 if the name is too long.
 */
export async function renameCustomer(
  { database, audit }: Pick<Service, 'database' | 'audit'>,
  { actor, scope: { customerId } }: Admitted<ConfirmedCaller, CustomerScope>,
  typed: string,
): Promise<void> {
  const name = readName(typed)
  await transact(database.db, async (trx) => {
    await requireCustomer(trx, customerId)
    const renamed = await writeNames(trx, [[customerId, name]])
    if (renamed > 0) await audit.append(trx, { action: 'customerRenamed', actor, customerId })
  })
}

/** Stores names of existing customers, makes them searchable, and returns how many of them changed. */
export async function writeNames(
  trx: Transaction<Schema>,
  names: readonly (readonly [customerId: string, name: string])[],
): Promise<number> {
  let count = 0
  for (const chunk of splitIntoChunks(names, NAMES_PER_STATEMENT)) {
    const given = chunk.map(([id, name]) => sql`(${id}, ${name})`)
    const { rows } = await sql<{ id: string }>`
      with given (id, name) as (values ${sql.join(given)})
      update customer set name = given.name from given
      where customer.id = given.id and customer.name <> given.name
      returning customer.id`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await updateCustomerSearch(trx, ids)
    count += ids.length
  }
  return count
}

/** Returns the names of those of some customers that have one, by id. */
export async function findNames(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Map<string, string>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'name'])
    .where('id', 'in', customerIds)
    .where('name', '<>', '')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
