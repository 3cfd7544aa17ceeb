import { join } from 'node:path'
import { migrate } from '@hausblick/server/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runService } from '@hausblick/server/src/testing/process.ts'
import { CUSTOMER, fillCustomer } from './customer.ts'

interface Options {
  readonly settings?: Readonly<Record<string, string>>
  /** The URL of an empty database; by default SQLite in the folder. */
  readonly databaseUrl?: string
  /** Adds to the data of the customer. */
  readonly fill?: (database: Database) => Promise<void>
}

/** Starts the service with a customer of 20 units, without a limit of requests per minute. */
export async function startService(
  folder: string,
  { settings = {}, fill, databaseUrl = `sqlite:${join(folder, 'hausblick.db')}` }: Options = {},
) {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  const account = { email: 'kunde@example.de', kind: 'customer', customerId: CUSTOMER } as const
  /** Those of the customer's calls. */
  const headers = await signIn({ ...database, url: databaseUrl }, account)
  await fillCustomer(database)
  await fill?.(database)
  await database.close()
  const port = await findFreePort()
  const service = runService(folder, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: port,
    REQUESTS_PER_MINUTE: '0',
    ...settings,
  })
  await service.printed('läuft unter')
  return { ...service, headers, url: `http://127.0.0.1:${port}` }
}
