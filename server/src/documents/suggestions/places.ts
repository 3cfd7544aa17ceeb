import type { KnownPlace } from '@hausblick/figures/documents/suggestions/address.ts'
import type { Known } from '@hausblick/figures/documents/suggestions/place.ts'
import { streetKey } from '@hausblick/figures/documents/suggestions/streets.ts'
import { type Kysely, sql } from 'kysely'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { readPlaces } from '../../records/readItems.ts'
import { findByAddress } from './findByAddress.ts'
import { findByName } from './findByName.ts'
import type { SentLetter } from './sent.ts'

/** Reads what the database knows of the places and customers that each of some letters may name. */
export async function readKnown<Letter extends SentLetter>(
  db: Kysely<Schema>,
  letters: readonly Letter[],
  { own, demoCustomerId }: { readonly own: string; readonly demoCustomerId: string },
): Promise<(Known & { readonly letter: Letter })[]> {
  const unknown = letters.filter(({ customerId }) => customerId === null)
  const byAddress = await findByAddress(db, unknown)
  const byName = await findByName(db, unknown)
  const candidates = letters.map((letter) => {
    const { customerId } = letter
    const found = [byAddress, byName].map((by) =>
      (by.get(letter) ?? []).filter((id) => id !== demoCustomerId),
    )
    const [placed = [], named = []] = customerId === null ? found : [[customerId]]
    return { letter, placed, named: [...new Set([...placed, ...named])] }
  })
  const places = await readAllPlaces(db, [...new Set(candidates.flatMap(({ placed }) => placed))])
  const names = await findNames(db, [...new Set(candidates.flatMap(({ named }) => named))])
  const isComplete = unknown.length === 0 || (await isIndexed(db))
  return candidates.map(({ letter, placed, named }) => ({
    letter,
    customerId: letter.customerId,
    places: placed.flatMap((id) => places.get(id) ?? []),
    customers: new Map(named.map((id) => [id, names.get(id) ?? ''])),
    isComplete,
    own,
  }))
}

/** Reads the units and buildings of customers, and the further addresses under which their documents are filed. */
async function readAllPlaces(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Map<string, KnownPlace[]>> {
  if (customerIds.length === 0) return new Map()
  const places = Map.groupBy<string, KnownPlace>(
    await readPlaces(db, customerIds),
    ({ customerId }) => customerId,
  )
  const streets = await db
    .selectFrom('listing')
    .select(['customer_id', 'street'])
    .distinct()
    .where('customer_id', 'in', customerIds)
    .execute()
  for (const [id, filed] of Map.groupBy(streets, ({ customer_id }) => customer_id)) {
    const known = places.get(id) ?? []
    const keys = new Set(
      known.map(({ address }) => streetKey(`${address.street} ${address.number}`)),
    )
    const others = filed.filter(({ street }) => !keys.has(streetKey(street)))
    places.set(id, [...known, ...others.map(({ street }) => toPlace(id, street))])
  }
  return places
}

function toPlace(customerId: string, street: string): KnownPlace {
  const address = { street, number: '', zipcode: '', city: '' }
  return { customerId, id: '', kind: 'object', name: '', address }
}

/** Whether the addresses of all customers can be found; those that have just changed cannot. */
async function isIndexed(db: Kysely<Schema>): Promise<boolean> {
  const changed = await db
    .selectFrom('customer')
    .select('id')
    .where(sql<boolean>`find_version <> data_version`)
    .limit(1)
    .executeTakeFirst()
  return changed === undefined
}
