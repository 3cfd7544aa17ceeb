import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether one of the columns has a text in it, in upper or lower case. The databases know the case of ASCII letters only,
 * so that what is found is found as it is typed, too.
 */
export function contains(text: string, columns: readonly string[]): RawBuilder<SqlBool> {
  const [typed, lower] = [pattern(text), pattern(text.toLowerCase())]
  const matches = columns.map((name) => {
    const column = sql.ref(name)
    return sql`${column} like ${typed} escape '\\' or lower(${column}) like ${lower} escape '\\'`
  })
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`
}

function pattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
