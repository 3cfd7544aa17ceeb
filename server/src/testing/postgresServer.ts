import { sql } from 'kysely'
import { openDatabase } from '../platform/database/open.ts'

/** Behind a connection pooler, TEST_POSTGRES_ADMIN_URL names the server itself, and a user who may end any session. */
export async function onServer(statement: string): Promise<void> {
  const server = await openDatabase(process.env.TEST_POSTGRES_ADMIN_URL ?? serverUrl())
  await sql.raw(statement).execute(server.db)
  await server.close()
}

/** Returns the url of a database on the tests' server. */
export function serverUrl(name?: string): string {
  const { TEST_POSTGRES_URL } = process.env
  if (!TEST_POSTGRES_URL)
    throw new Error(
      'The server tests also run on PostgreSQL: run them with "npm run postgres -- npx vitest …", or set TEST_POSTGRES_URL.',
    )
  const url = new URL(TEST_POSTGRES_URL)
  if (name) url.pathname = `/${name}`
  return url.href
}
