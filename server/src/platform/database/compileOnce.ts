import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './tables/schema.ts'

type Handle = Kysely<Schema>

/** Stands for a parameter while its query is compiled. */
class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * Returns a function that runs the query that `build` compiles. Compiling takes longer than most look-ups; this query is
 * compiled at the first run with each handle. `build` must use its parameters as values only.
 */
export function compileOnce<Parameters extends readonly (string | number)[], Row>(
  build: (db: Handle, ...parameters: Parameters) => CompiledQuery<Row>,
): (db: Handle, ...parameters: Parameters) => Promise<Row[]> {
  const compiled = new WeakMap<Handle, CompiledQuery<Row>>()
  const compile = (db: Handle, count: number) => {
    const placeholders = Array.from({ length: count }, (_, index) => new Placeholder(index))
    const query = build(db, ...(placeholders as unknown as Parameters))
    compiled.set(db, query)
    return query
  }
  return async (db, ...parameters) => {
    const query = compiled.get(db) ?? compile(db, parameters.length)
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.index] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}
