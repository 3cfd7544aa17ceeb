export type SqlDialect = 'sqlite' | 'postgres'

/** SQL fragments of migrations that differ between the two databases. */
export interface ColumnTypes {
  readonly dialect: SqlDialect
  /** Integers within JavaScript's safe range: cents, basis points, counts, versions, milliseconds. */
  readonly integer: string
  /** Auto-incrementing integer primary key. */
  readonly counted: string
  /** Text compared bytewise, so that both databases sort and page alike. */
  readonly text: string
  /** Table options for tables read by ranges of their primary key. */
  readonly clustered: string
  /** Table options for all others. */
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
