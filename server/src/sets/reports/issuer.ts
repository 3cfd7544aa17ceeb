import type { Kysely } from 'kysely'
import { listMembers } from '../../people/accounts/links/links.ts'
import { findNames } from '../../people/customers/names.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { type Letterhead, letterheadOf } from './letterhead.ts'

/** Who a report is made by and for, as its cover says. */
export interface Issuer extends Letterhead {
  /** The name of the customer or, without one, the registered email addresses. */
  readonly owners: readonly string[]
  /** A sentence below the owner, such as that the data are made up; empty if there is none. */
  readonly note: string
}

const DEMO_NOTE = 'Alle Angaben sind erfunden: Sie gehören zur Demo von Hausblick.'

export async function readIssuer(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  config: Pick<Config, 'operator' | 'logoPng' | 'demoCustomerId'>,
): Promise<Issuer> {
  const owner = (await findNames(db, [customerId])).get(customerId)
  return {
    ...letterheadOf(config),
    owners: owner === undefined ? await listMembers(db, customerId) : [owner],
    note: customerId === config.demoCustomerId ? DEMO_NOTE : '',
  }
}
