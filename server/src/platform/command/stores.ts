import { type Config, readConfig } from '../config/config.ts'
import { openDocumentStore, openUnclaimedStore } from '../config/openDocumentStore.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { commandTimeouts } from '../database/timeouts.ts'
import type { StoragePlace } from '../storage/place.ts'
import type { Storage } from '../storage/storage.ts'
import type { CommandContext } from './command.ts'

export interface Opened extends CommandContext {
  readonly database: Database
  readonly config: Config
}

/** Calls `use` with the configured database, migrated, and closes it afterwards. Throws a ConfigError if the configuration is invalid. */
export async function withDatabase<Result>(
  context: CommandContext,
  use: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(context.env, context.folder)
  const { databaseUrl, databaseConnections } = config
  const database = await openDatabase(databaseUrl, commandTimeouts, databaseConnections)
  try {
    await migrate(database)
    return await use({ ...context, database, config })
  } finally {
    await database.close()
  }
}

/** Calls `use` with a database as it is, without migrating it, and closes it afterwards. */
export async function withUnmigratedDatabase<Result>(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseUrl)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Calls `use` with a store that may belong to no database yet, and closes it afterwards. Throws a ConfigError if it cannot be reached. */
export async function withUnclaimedStore<Result>(
  place: StoragePlace,
  use: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openUnclaimedStore(place)
  try {
    return await use(storage)
  } finally {
    await storage.close()
  }
}

/** Calls `use` with the store of a database's documents and closes it afterwards. Throws a ConfigError as `openDocumentStore` does. */
export async function withDocumentStore<Result>(
  database: Database,
  place: StoragePlace,
  use: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openDocumentStore(database, place)
  try {
    return await use(storage)
  } finally {
    await storage.close()
  }
}
