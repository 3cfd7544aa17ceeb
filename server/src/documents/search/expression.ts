import type { SqlDialect } from '../../database/columnTypes.ts'
import { type Sought, type SoughtTerm, waysOf } from './sought.ts'

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

/** The words that a beginning stands for, where they are known. */
export type Begun = ReadonlyMap<string, readonly string[]>

/**
 * Returns a search as the database's index reads it. Terms have no character that means anything to it. Where it is known which
 * words have a beginning that is sought, they are named instead.
 */
export function expression(
  dialect: SqlDialect,
  sought: readonly Sought[],
  customerId: string | undefined,
  begun: Begun = new Map(),
): string {
  const { and, or, term, beginning } = syntaxes[dialect]
  const write = (one: SoughtTerm) => {
    if (!one.isBeginning) return term(one.term)
    const words = begun.get(one.term)
    if (words === undefined) return beginning(one.term)
    // The beginning itself stands for none, as no word begins so.
    return words.length > 0 ? `(${words.map(term).join(or)})` : term(one.term)
  }
  const items = sought.map((one) => {
    const ways = waysOf(one).map((way) => `(${way.map(write).join(and)})`)
    return `(${ways.join(or)})`
  })
  const whose = customerId === undefined ? [] : [term(customerTerm(customerId))]
  return [...whose, ...items].join(and)
}

/**
 * What stands in the index for whose document it is, so that others' documents cost a search nothing. The terms of a text are
 * nothing but letters and digits, so that no text can have this one, and nobody finds it by typing its beginning.
 */
export function customerTerm(customerId: string): string {
  return `_${Buffer.from(customerId).toString('hex')}`
}
