import { type Database, openDatabase } from '../platform/database/open.ts'

/** Calls `use` with a database as it is, and closes it afterwards, so that whoever opens it next recovers it alone. */
export async function withDatabaseAt<Result>(
  url: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(url)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}
