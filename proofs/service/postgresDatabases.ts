import { randomUUID } from 'node:crypto'
import { migrate } from '@hausblick/server/src/platform/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import { sql } from 'kysely'
import { withPostgres } from '../../scripts/postgres/cluster.ts'

/** Calls `use` with a function that creates and migrates an empty PostgreSQL database and resolves to its URL; all are dropped afterwards. */
export async function withPostgresDatabases(
  use: (newUrl: () => Promise<string>) => Promise<void>,
): Promise<void> {
  await withPostgres(async (server) => {
    const { db, close } = await openDatabase(server)
    const names: string[] = []
    const newUrl = async () => {
      const name = `bench_${randomUUID().replaceAll('-', '')}`
      await sql`create database ${sql.id(name)}`.execute(db)
      names.push(name)
      const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
      await withDatabaseAt(url, migrate)
      return url
    }
    try {
      await use(newUrl)
    } finally {
      for (const name of names) await sql`drop database ${sql.id(name)} with (force)`.execute(db)
      await close()
    }
  })
}
