import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import type { Scope } from '../../platform/http/access.ts'
import { listAlternatives, type QueryTerm, type SearchQuery } from './query.ts'

interface Syntax {
  readonly and: string
  readonly or: string
  readonly term: (term: string) => string
  readonly prefix: (prefix: string) => string
}

const syntaxes: Readonly<Record<SqlDialect, Syntax>> = {
  sqlite: {
    and: ' AND ',
    or: ' OR ',
    term: (term) => `"${term}"`,
    prefix: (term) => `"${term}"*`,
  },
  postgres: {
    and: ' & ',
    or: ' | ',
    term: (term) => `'${term}'`,
    prefix: (term) => `'${term}':*`,
  },
}

/** The indexed words with each prefix, as far as they were looked up. */
export type PrefixExpansions = ReadonlyMap<string, readonly string[]>

/**
 * Writes a query in the syntax of the database's full-text index. Terms are letters and digits only, so that they need no
 * escaping. Prefixes that were looked up are replaced by their words.
 */
export function writeMatchExpression(
  dialect: SqlDialect,
  query: SearchQuery,
  scope: Scope,
  expansions: PrefixExpansions = new Map(),
): string {
  const { and, or, term, prefix } = syntaxes[dialect]
  const write = (one: QueryTerm) => {
    if (!one.isPrefix) return term(one.term)
    const words = expansions.get(one.term)
    if (words === undefined) return prefix(one.term)
    // Without such words, the prefix itself is a term that matches nothing.
    return words.length > 0 ? `(${words.map(term).join(or)})` : term(one.term)
  }
  const items = query.map((one) => {
    const alternatives = listAlternatives(one).map((terms) => `(${terms.map(write).join(and)})`)
    return `(${alternatives.join(or)})`
  })
  const customer = scope.kind === 'all' ? [] : [term(customerTerm(scope.customerId))]
  return [...customer, ...items].join(and)
}

/**
 * Returns the index term for a customer's documents, so that others' documents cost a search nothing. Terms of texts are
 * letters and digits only, so no text contains it and nobody finds it by typing its prefix.
 */
export function customerTerm(customerId: string): string {
  return `_${Buffer.from(customerId).toString('hex')}`
}
