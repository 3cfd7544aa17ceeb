import type { Kysely } from 'kysely'
import { selectPeople } from '../accounts/links/links.ts'
import type { Config } from '../config/config.ts'
import { findNames } from '../customers/names.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { CustomerScope } from '../http/access.ts'

/** Who a report is made by and for, as its cover says. */
export interface Issuer {
  readonly name: string
  /** Street and place in one line; empty if unknown. */
  readonly address: string
  /** Telephone and email address in one line; empty if unknown. */
  readonly contact: string
  /** `#rrggbb`, dark enough for white text on it. */
  readonly color: string
  /** A PNG in Base64; empty for none. */
  readonly logo: string
  /** The name of the customer or, without one, the registered email addresses. */
  readonly owners: readonly string[]
  /** A sentence below the owner, such as that the data are made up; empty if there is none. */
  readonly note: string
}

const DEMO_NOTE = 'Alle Angaben sind erfunden: Sie gehören zur Demo von Hausblick.'

export async function readIssuer(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  { operator, logoPng, demoCustomerId }: Pick<Config, 'operator' | 'logoPng' | 'demoCustomerId'>,
): Promise<Issuer> {
  const { name, street, zipcode, city, phone, email, color } = operator
  const owner = (await findNames(db, [customerId])).get(customerId)
  const people = await db
    .selectFrom(selectPeople(db).as('person'))
    .select('email')
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('email')
    .execute()
  return {
    name,
    address: [street, `${zipcode} ${city}`.trim()].filter(Boolean).join(', '),
    contact: [phone, email].filter(Boolean).join(' · '),
    color,
    logo: logoPng,
    owners: owner === undefined ? people.map((person) => person.email) : [owner],
    note: customerId === demoCustomerId ? DEMO_NOTE : '',
  }
}
