import { listSpots } from '@hausblick/figures/documents/suggestions/address.ts'
import { readLetter } from '@hausblick/figures/documents/suggestions/letter.ts'
import type { StreetSpot } from '@hausblick/figures/documents/suggestions/streets.ts'
import { searchable, splitSearchable } from '@hausblick/figures/text.ts'
import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { SentLetter } from './sent.ts'

/** More customers at an address, whatever it is, say nothing. */
const MOST_CUSTOMERS = 200
const ADDRESSES_PER_STATEMENT = 200
/** A street that more customers have says nothing without its postcode, and would take long to look through. */
const MOST_IN_STREET = 2000

/** `den 12` is no address. */
const MAY_BE_STREET = /^\p{Lu}|(?:str|stra(?:ss|ß)e|weg|allee|platz|gasse|ring|ufer|damm|hof)$/u

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
  const wanted = new Map(letters.map((letter) => [letter, listAddresses(letter.text ?? '')]))
  const distinct = new Map([...wanted.values()].flat().map((each) => [keyOf(each), each]))
  const [placed = [], unplaced = []] = [true, false].map((isPlaced) =>
    [...distinct.values()].filter(({ zipCode }) => (zipCode !== '') === isPlaced),
  )
  const found = new Map<string, string[]>()
  const look = async (addresses: readonly Wanted[], find: typeof findInTown) => {
    for (const chunk of splitIntoChunks(addresses, ADDRESSES_PER_STATEMENT))
      for (const [key, customers] of await find(db, chunk)) found.set(key, customers)
  }
  await look(placed, findInTown)
  await look(unplaced, findAnywhere)
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

/** Returns what a letter may name; what it names with its postcode is looked for there only. */
function listAddresses(text: string): Wanted[] {
  const all = listSpots(readLetter(text)).flatMap(listWanted)
  const isPlaced = new Set(
    all.filter(({ zipCode }) => zipCode !== '').map(({ street, number }) => `${street} ${number}`),
  )
  return all.filter(
    ({ street, number, zipCode }) => zipCode !== '' || !isPlaced.has(`${street} ${number}`),
  )
}

function listWanted({ before, number, after }: StreetSpot): Wanted[] {
  if (!MAY_BE_STREET.test(before.at(-1)?.written ?? '')) return []
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

type Row = Wanted & { readonly id: string }

/** Finds who has something at addresses with postcodes, which few have. SQLite looks up tables that are joined crosswise in their order. */
async function findInTown(
  db: Kysely<Schema>,
  wanted: readonly Wanted[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<Row>`
    with wanted (street, number, zip) as (values ${sql.join(wanted.map(toValues))})
    select wanted.street, wanted.number, wanted.zip as "zipCode", at_zip.customer_id as id
    from wanted
    cross join find_word at_zip
    where at_zip.word = wanted.zip and ${has('street')} and ${has('number')}`.execute(db)
  return groupRows(rows)

  function has(part: 'street' | 'number') {
    return sql`exists (select 1 from find_word as other
      where other.word = ${sql.ref(`wanted.${part}`)} and other.customer_id = at_zip.customer_id)`
  }
}

async function findAnywhere(
  db: Kysely<Schema>,
  wanted: readonly Wanted[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<Row>`
    with wanted (street, number, zip) as (values ${sql.join(wanted.map(toValues))})
    select wanted.street, wanted.number, wanted.zip as "zipCode", at_street.customer_id as id
    from wanted
    cross join find_word at_street
    where at_street.word = wanted.street
      and (select count(*) from (select 1 from find_word as any_at
        where any_at.word = wanted.street limit ${sql.lit(MOST_IN_STREET + 1)}) as counted
      ) <= ${sql.lit(MOST_IN_STREET)}
      and exists (select 1 from find_word as at_number
        where at_number.word = wanted.number and at_number.customer_id = at_street.customer_id)`.execute(
    db,
  )
  return groupRows(rows)
}

function toValues({ street, number, zipCode }: Wanted) {
  return sql`(${street}, ${number}, ${zipCode})`
}

function groupRows(rows: readonly Row[]): Map<string, string[]> {
  return new Map(
    [...Map.groupBy(rows, keyOf)]
      .filter(([, found]) => found.length <= MOST_CUSTOMERS)
      .map(([key, found]) => [key, found.map(({ id }) => id)]),
  )
}
