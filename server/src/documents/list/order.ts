import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './conditions.ts'
import type { Position } from './cursor.ts'
import type { ListQuery } from './listQuery.ts'
import type { Rows, Source } from './source.ts'

type Expression = RawBuilder<unknown>

/** Rows of `listing`, in a way that suits an order. */
export interface OrderedRows extends Rows {
  /** Precedes the query; may be empty. */
  readonly with: Expression
  /** What they are sorted by first. Those equal in it are listed newest first. */
  readonly key: Expression
  /** The rows that are looked through to find these; null if all of them are these. */
  readonly looked: Rows | null
}

const KEYS: Readonly<Record<ListQuery['sort'], string>> = {
  date: 'listing.day',
  customer: 'customer.label_key',
  street: 'listing.street_key',
  type: 'listing.type_key',
  name: 'listing.name_key',
  size: 'listing.size',
}

/** Reads all matching documents, which are then sorted. */
export function collect({ from, where }: Rows, { sort }: ListQuery): OrderedRows {
  const key =
    sort === 'customer'
      ? sql`(select label_key from customer where customer.id = listing.customer_id)`
      : sql.ref(KEYS[sort])
  return {
    with: sql`with collected as materialized (
      select listing.customer_id, listing.number, listing.day, ${key} as key
      from ${from} where ${where})`,
    from: sql`collected as listing`,
    where: sql`true`,
    key: sql`listing.key`,
    looked: null,
  }
}

/** Reads documents in the order of an index, until there are enough. */
export function walk(source: Source, { sort }: ListQuery): OrderedRows {
  const { indexed, unindexed, filtered, words } = source
  const isSearch = words.length > 0
  const rows = { with: sql``, key: sql.ref(KEYS[sort]) }
  if (sort === 'date') return { ...rows, ...indexed, looked: isSearch ? filtered : null }
  const from = sql`listing`
  if (sort !== 'customer')
    return { ...rows, ...unindexed, looked: isSearch ? { from, where: sql`true` } : null }
  // On SQLite, a cross join keeps its order.
  const joined = sql`customer cross join listing`
  const isSame = sql<boolean>`listing.customer_id = customer.id`
  return {
    ...rows,
    from: joined,
    where: sql`${isSame} and ${unindexed.where}`,
    looked: isSearch ? { from: joined, where: isSame } : null,
  }
}

/** Returns the order of `key` and of the documents that are equal in it. */
export function writeOrder(
  { sort, direction }: ListQuery,
  key: Expression,
  table: string,
): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  // SQLite does not see that the second mention of the day changes nothing.
  const day = sort === 'date' ? sql`` : sql`${column('day')} desc,`
  const keyDirection = direction === 'ascending' ? sql`asc` : sql`desc`
  return sql`${key} ${keyDirection}, ${day} ${column('customer_id')} desc, ${column('number')} desc`
}

/** Returns the conditions of the other documents with the position's key, and of those after it; in this order. */
export function splitAfter(
  { direction }: ListQuery,
  rowKey: Expression,
  { key, day, customerId, number }: Position,
): Condition[] {
  const isAfter = direction === 'ascending' ? sql`>` : sql`<`
  return [
    sql`${rowKey} = ${key}
      and (listing.day, listing.customer_id, listing.number) < (${day}, ${customerId}, ${number})`,
    sql`${rowKey} ${isAfter} ${key}`,
  ]
}

/** Returns the condition of the documents up to a position. */
export function until(
  { direction }: ListQuery,
  rowKey: Expression,
  { key, day, customerId, number }: Position,
): Condition {
  const [isBefore, isUpTo] = direction === 'ascending' ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`]
  // The first part bounds the scan of the index.
  return sql`${rowKey} ${isUpTo} ${key} and (${rowKey} ${isBefore} ${key}
    or (listing.day, listing.customer_id, listing.number) >= (${day}, ${customerId}, ${number}))`
}
