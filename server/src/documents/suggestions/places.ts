import type { KnownPlace } from '@hausblick/figures/documents/suggestions/address.ts'
import {
  type KnownToInvoice,
  listPlaceLines,
  type Numbered,
} from '@hausblick/figures/documents/suggestions/invoicePlace.ts'
import { streetKey } from '@hausblick/figures/documents/suggestions/streets.ts'
import { type Kysely, sql } from 'kysely'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { readLoans, readPlaces } from '../../records/readItems.ts'
import { findByAddress } from './findByAddress.ts'
import { findByName } from './findByName.ts'
import { findByReference } from './findByReference.ts'
import type { SentLetter } from './sent.ts'

/** Reads what the database knows of the places and customers that each of some letters may name. */
export async function readKnown<Letter extends SentLetter>(
  db: Kysely<Schema>,
  letters: readonly Letter[],
  { own, demoCustomerId }: { readonly own: string; readonly demoCustomerId: string },
): Promise<(KnownToInvoice & { readonly letter: Letter })[]> {
  const unknown = letters.filter(({ customerId }) => customerId === null)
  const stated = new Map(unknown.map((letter) => [letter, withInvoice(letter)]))
  const byAddress = await findByAddress(db, [...stated.values()])
  const byName = await findByName(db, [...stated.values()])
  const byReference = await findByReference(db, unknown)
  const candidates = letters.map((letter) => {
    const { customerId } = letter
    const text = stated.get(letter) ?? letter
    const found = [
      [...(byAddress.get(text) ?? []), ...(byReference.get(letter) ?? [])],
      byName.get(text) ?? [],
    ].map((ids) => [...new Set(ids)].filter((id) => id !== demoCustomerId))
    const [placed = [], named = []] = customerId === null ? found : [[customerId]]
    return { letter, placed, named: [...new Set([...placed, ...named])] }
  })
  const places = await readAllPlaces(db, [...new Set(candidates.flatMap(({ placed }) => placed))])
  const names = await findNames(db, [...new Set(candidates.flatMap(({ named }) => named))])
  const loans = await readLoansByNumber(
    db,
    candidates.flatMap(({ letter, placed }) => (letter.invoice ? placed : [])),
  )
  const isComplete = unknown.length === 0 || (await isIndexed(db))
  return candidates.map(({ letter, placed, named }) => ({
    letter,
    customerId: letter.customerId,
    places: placed.flatMap((id) => places.get(id) ?? []),
    numbered: letter.invoice
      ? placed.flatMap((id) => [
          ...(places.get(id) ?? []).flatMap(listNumbered),
          ...(loans.get(id) ?? []),
        ])
      : [],
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

/** Adds to the text of an invoice what its data say. */
function withInvoice(letter: SentLetter): SentLetter {
  const lines = letter.invoice ? listPlaceLines(letter.invoice) : []
  return lines.length === 0 ? letter : { ...letter, text: [...lines, letter.text ?? ''].join('\n') }
}

function listNumbered({ customerId, address, id, name }: KnownPlace): Numbered[] {
  return [id, name].map((number) => ({ customerId, address, number }))
}

async function readLoansByNumber(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<Map<string, Numbered[]>> {
  const loans = customerIds.length === 0 ? [] : await readLoans(db, [...new Set(customerIds)])
  const numbered = loans.flatMap(({ customerId, address, id, known = [] }) =>
    [id, ...known.slice(1)].map((number) => ({ customerId, address, number })),
  )
  return Map.groupBy(numbered, ({ customerId }) => customerId)
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
