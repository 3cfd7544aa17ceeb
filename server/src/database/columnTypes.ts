export type SqlDialect = 'sqlite' | 'postgres'

/** What migrations write where the two databases differ, as SQL. */
export interface ColumnTypes {
  /** Whole numbers that are exact in JavaScript: cents, basis points, counts, versions, milliseconds. */
  readonly integer: string
  /** Text that is compared byte by byte, so that both databases sort and page alike. */
  readonly text: string
  /** Stands after the closing bracket of a table that is read by ranges of its primary key. */
  readonly clustered: string
  /** Stands after the closing bracket of any other table. */
  readonly table: string
}

export const columnTypes: Readonly<Record<SqlDialect, ColumnTypes>> = {
  sqlite: {
    integer: 'integer',
    text: 'text',
    clustered: 'strict, without rowid',
    table: 'strict',
  },
  postgres: { integer: 'bigint', text: 'text collate "C"', clustered: '', table: '' },
}
