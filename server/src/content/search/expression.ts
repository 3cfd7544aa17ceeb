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

/** A search as the database's index reads it. Terms have no character that means anything to it. */
export function expression(
  dialect: SqlDialect,
  sought: readonly SoughtWord[],
  customerId: string | undefined,
): string {
  const { and, or, term, beginning } = syntaxes[dialect]
  const words = sought.map(({ plain, stem, isBeginning }) =>
    isBeginning ? `(${beginning(plain)}${or}${term(stem)})` : term(stem),
  )
  const whose = customerId === undefined ? [] : [term(customerTerm(customerId))]
  return [...whose, ...words].join(and)
}
