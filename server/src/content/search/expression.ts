import type { SqlDialect } from '../../database/columnTypes.ts'
import { customerTerm } from '../customerTerm.ts'
import type { SoughtWord } from './sought.ts'

interface Syntax {
  readonly and: string
  readonly or: string
  readonly term: (term: string) => string
  readonly beginning: (term: string) => string
}

const syntaxes: Readonly<Record<SqlDialect, Syntax>> = {
  sqlite: {
    and: ' AND ',
    or: ' OR ',
    term: (term) => `"${term}"`,
    beginning: (term) => `"${term}"*`,
  },
  postgres: {
    and: ' & ',
    or: ' | ',
    term: (term) => `'${term}'`,
    beginning: (term) => `'${term}':*`,
  },
}

/**
 * A search as the database's index reads it. Terms have no character that means anything to it. Where it is known which words
 * have the beginning that is sought, they are named instead.
 */
export function expression(
  dialect: SqlDialect,
  sought: readonly SoughtWord[],
  customerId: string | undefined,
  begun: readonly string[] | null = null,
): string {
  const { and, or, term, beginning } = syntaxes[dialect]
  const words = sought.map(({ plain, stem, isBeginning }) => {
    if (!isBeginning) return term(stem)
    const beginnings = begun === null ? [beginning(plain)] : begun.map(term)
    return `(${[...beginnings, term(stem)].join(or)})`
  })
  const whose = customerId === undefined ? [] : [term(customerTerm(customerId))]
  return [...whose, ...words].join(and)
}
