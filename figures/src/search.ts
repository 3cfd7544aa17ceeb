import type { Overview } from './records/overview.ts'
import type { Tenant } from './records/tenant.ts'
import { searchable, searchWords } from './text.ts'

/** A unit or building in a list that can be searched and sorted. */
export interface SearchableItem extends Pick<Overview, 'name' | 'label' | 'address'> {
  /** Absent for buildings. */
  readonly tenant?: Tenant | null
}

/**
 * Returns a search over street, house number, city, name and tenant, folded as in all searches. It tells for each item whether
 * it contains every word; an empty text matches all. Postcodes match by a prefix of at least three digits, as any shorter or
 * inner part would match most house numbers.
 */
export function createSearch(items: readonly SearchableItem[]): (text: string) => boolean[] {
  const searched = items.map(({ name, address, tenant }) => ({
    text: searchable(
      [`${address.street} ${address.number}`, address.city, name, tenantLine(tenant)].join('\n'),
    ),
    zipcode: address.zipcode,
  }))
  return (typed) => {
    const words = searchWords(typed)
    return searched.map(({ text, zipcode }) =>
      words.every((word) => text.includes(word) || isPostcodePrefix(word, zipcode)),
    )
  }
}

function tenantLine(tenant: Tenant | null | undefined): string {
  return tenant ? `${tenant.title} ${tenant.firstName} ${tenant.lastName}` : ''
}

function isPostcodePrefix(word: string, zipcode: string): boolean {
  return /^\d{3,}$/.test(word) && zipcode.startsWith(word)
}
