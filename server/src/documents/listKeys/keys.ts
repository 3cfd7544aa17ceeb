import { sortKey } from '@hausblick/figures/sortKey.ts'
import type { Insertable } from 'kysely'
import type { ListingTable } from '../../platform/database/tables/listing.ts'

interface ListedDocument {
  readonly customer_id: string
  readonly number: number
  readonly name: string
  readonly street: string
  readonly type: string
  readonly date: string | null
  readonly size: number
}

export function toListKeys(
  { customer_id, number, name, street, type, date, size }: ListedDocument,
  searchText: string,
): Insertable<ListingTable> {
  return {
    customer_id,
    number,
    day: date ?? '',
    month: date?.slice(5, 7) ?? '',
    size,
    name_key: sortKey(name),
    street_key: sortKey(street),
    type_key: sortKey(type),
    street,
    type,
    search_text: searchText,
  }
}
