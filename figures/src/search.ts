import type { Overview } from './records/overview.ts'
import type { Tenant } from './records/tenant.ts'
import { searchable, searchWords } from './text.ts'

/** What units and buildings are listed by. */
export interface Listed extends Pick<Overview, 'name' | 'label' | 'address'> {
  /** Buildings have none. */
  readonly tenant?: Tenant | null
}

/**
 * Returns a search over street and house number, city, name and tenant, by the folding of all searches: it finds what has every
 * word of the text in it. A postcode is found by its beginning, from three digits on: any part of one would be found for most
 * house numbers. Without a text it finds everything.
 */
export function createSearch(items: readonly Listed[]): (text: string) => boolean[] {
  const searched = items.map(({ name, address, tenant }) => ({
    text: searchable(
      [`${address.street} ${address.number}`, address.city, name, tenantLine(tenant)].join('\n'),
    ),
    zipcode: address.zipcode,
  }))
  return (typed) => {
    const words = searchWords(typed)
    return searched.map(({ text, zipcode }) =>
      words.every((word) => text.includes(word) || beginsPostcode(word, zipcode)),
    )
  }
}

function tenantLine(tenant: Tenant | null | undefined): string {
  return tenant ? `${tenant.title} ${tenant.firstName} ${tenant.lastName}` : ''
}

function beginsPostcode(word: string, zipcode: string): boolean {
  return /^\d{3,}$/.test(word) && zipcode.startsWith(word)
}
