import { listSpots } from '@hausblick/figures/documents/suggestions/address.ts'
import { readLetter } from '@hausblick/figures/documents/suggestions/letter.ts'
import type { StreetSpot } from '@hausblick/figures/documents/suggestions/streets.ts'
import { searchable, splitSearchable } from '@hausblick/figures/text.ts'
import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { SentLetter } from './sent.ts'

/** More customers at an address, whatever it is, say nothing. */
const MOST_CUSTOMERS = 200
const ADDRESSES_PER_STATEMENT = 200

/** Words of the index of units and buildings (`find_word`) that whoever has something at an address has; without a postcode, it is empty. */
interface Wanted {
  readonly street: string
  readonly number: string
  readonly zipCode: string
}

/** Finds the customers who may have something at an address that a letter names, by the index of all units and buildings. */
export async function findByAddress(
  db: Kysely<Schema>,
  letters: readonly SentLetter[],
): Promise<Map<SentLetter, string[]>> {
  const wanted = new Map(
    letters.map((letter) => [letter, listSpots(readLetter(letter.text ?? '')).flatMap(listWanted)]),
  )
  const distinct = new Map([...wanted.values()].flat().map((each) => [keyOf(each), each]))
  const found = new Map<string, string[]>()
  for (const chunk of splitIntoChunks([...distinct.values()], ADDRESSES_PER_STATEMENT))
    for (const [key, customers] of await findCustomers(db, chunk)) found.set(key, customers)
  return new Map(
    [...wanted].map(([letter, addresses]) => {
      const customers = addresses.flatMap((address) => found.get(keyOf(address)) ?? [])
      return [letter, [...new Set(customers)]]
    }),
  )
}

function keyOf({ street, number, zipCode }: Wanted): string {
  return `${street} ${number} ${zipCode}`
}

function listWanted({ before, number, after }: StreetSpot): Wanted[] {
  const words = new Set([joinWords(before, 0), joinWords(before, 1)].flatMap(listStreetWords))
  const zipCode = after.slice(0, 3).find((word) => /^\d{5}$/.test(word)) ?? ''
  const numbers = new Set([number, /^\d+/.exec(number)?.[0] ?? number])
  return [...words].flatMap((street) =>
    [...numbers].map((each) => ({ street, number: each, zipCode })),
  )
}

/** Returns the last word of a street, with all that hyphens join it to, and as many words before. */
function joinWords(words: StreetSpot['before'], more: number): string {
  let joined = ''
  let left = more
  for (const { written, isJoined } of words.toReversed()) {
    joined = `${written}${joined}`
    if (!isJoined && left-- <= 0) break
    joined = `${isJoined ? '-' : ' '}${joined}`
  }
  return joined.trim()
}

/** Returns the words by which a street is indexed: of several, the last, which is the rarest, and the last two if it is a `Straße`. */
function listStreetWords(street: string): string[] {
  const isWay = /(?<=[ -]|^)stra(?:ss|ß)e$|(?<=[ -]|^)str$/iu.test(street)
  return [...splitSearchable(searchable(street))].filter((word) =>
    isWay ? word.length > 'strasse'.length && word.endsWith('strasse') : word.length > 2,
  )
}

async function findCustomers(
  db: Kysely<Schema>,
  wanted: readonly Wanted[],
): Promise<Map<string, string[]>> {
  const values = wanted.map((each) => sql`(${each.street}, ${each.number}, ${each.zipCode})`)
  const { rows } = await sql<Wanted & { id: string }>`
    with wanted (street, number, zip) as (values ${sql.join(values)})
    select wanted.street, wanted.number, wanted.zip as "zipCode", at_street.customer_id as id
    from wanted
    join find_word at_street on at_street.word = wanted.street
    join find_word at_number on at_number.word = wanted.number
      and at_number.customer_id = at_street.customer_id
    where wanted.zip = '' or exists (select 1 from find_word at_zip
      where at_zip.word = wanted.zip and at_zip.customer_id = at_street.customer_id)`.execute(db)
  const byAddress = Map.groupBy(rows, keyOf)
  return new Map(
    [...byAddress]
      .filter(([, found]) => found.length <= MOST_CUSTOMERS)
      .map(([key, found]) => [key, found.map(({ id }) => id)]),
  )
}
