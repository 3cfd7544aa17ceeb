import type { DocumentListQuery } from '@hausblick/contract/calls/documents.ts'
import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'
import { splitSearchWords, toStorable } from '../../people/accounts/customerSearch/parts.ts'
import type { Scope } from '../../platform/http/access.ts'
import { yearsOf } from '../ofYears.ts'
import type { DocumentKey } from '../search/insertText.ts'

/** Which documents are asked for, and in which order; null matches every document. */
export interface ListQuery {
  readonly words: readonly string[]
  /** Documents whose contents match the search. */
  readonly hits: readonly DocumentKey[]
  readonly customer: string | null
  readonly street: string | null
  readonly type: string | null
  readonly supplier: string | null
  readonly year: string | null
  readonly month: string | null
  /** The years that the caller may read; null for all. */
  readonly ofYears: readonly number[] | null
  readonly sort: DocumentSortColumn
  readonly direction: 'ascending' | 'descending'
}

/** Reads a call's parameters within what its caller may see; null if they match nothing there. */
export function toListQuery(
  query: Omit<DocumentListQuery, 'customerId'>,
  scope: Scope,
): Omit<ListQuery, 'hits'> | null {
  const { search = '', sort = 'date', customer = null } = query
  const own = scope.kind === 'all' ? customer : scope.customerId
  if (customer !== null && customer !== own) return null
  return {
    words: splitSearchWords(search),
    customer: own,
    street: toStorable(query.street ?? '') || null,
    type: toStorable(query.type ?? '') || null,
    supplier: toStorable(query.supplier ?? '') || null,
    year: query.year ?? null,
    month: query.month ?? null,
    ofYears: yearsOf(scope),
    sort,
    direction: query.direction ?? (sort === 'date' ? 'descending' : 'ascending'),
  }
}
