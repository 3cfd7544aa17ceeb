export type SqlDialect = 'sqlite' | 'postgres'

/** What migrations write where the two databases differ, as SQL. */
export interface ColumnTypes {
  readonly dialect: SqlDialect
  /** Whole numbers that are exact in JavaScript: cents, basis points, counts, versions, milliseconds. */
  readonly integer: string
  /** A whole number that the database counts up by itself, and that is the primary key. */
  readonly counted: string
  /** Text that is compared byte by byte, so that both databases sort and page alike. */
  readonly text: string
  /** Stands after the closing bracket of a table that is read by ranges of its primary key. */
  readonly clustered: string
  /** Stands after the closing bracket of any other table. */
  readonly table: string
}

export const columnTypes: Readonly<Record<SqlDialect, ColumnTypes>> = {
  sqlite: {
    dialect: 'sqlite',
    integer: 'integer',
    counted: 'integer primary key',
    text: 'text',
    clustered: 'strict, without rowid',
    table: 'strict',
  },
  postgres: {
    dialect: 'postgres',
    integer: 'bigint',
    counted: 'bigint generated always as identity primary key',
    text: 'text collate "C"',
    clustered: '',
    table: '',
  },
}
