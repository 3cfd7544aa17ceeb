import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe } from 'vitest'
import type { SqlDialect } from '../database/columnTypes.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { newFolders } from './folders.ts'

/** A database created for a test; its url opens further connections to it. */
export interface TestDatabase extends Database {
  readonly url: string
}

/** Creates and migrates an empty database, removed after the surrounding tests. */
export type NewDatabase = () => Promise<TestDatabase>

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onEachDatabase(title: string, tests: (newDatabase: NewDatabase) => void): void {
  describe.each<SqlDialect>(['sqlite', 'postgres'])(`${title} (%s)`, (dialect) => {
    // `afterAll` hooks run in reverse order: databases are closed before they are removed.
    const newUrl = newDatabaseUrls(dialect)
    const opened: Database[] = []
    afterAll(() => Promise.all(opened.map((database) => database.close())))
    tests(async () => {
      const url = await newUrl()
      const database = await openDatabase(url)
      opened.push(database)
      await migrate(database)
      return { ...database, url }
    })
  })
}

/** Returns a function that creates a database without tables and resolves to its url; removed after the surrounding tests. */
export function newDatabaseUrls(dialect: SqlDialect): () => Promise<string> {
  return dialect === 'sqlite' ? newSqliteUrls() : newPostgresUrls()
}

function newSqliteUrls() {
  const newFolder = newFolders()
  return async () => `sqlite:${join(await newFolder(), 'test.db')}`
}

function newPostgresUrls() {
  const names: string[] = []
  afterAll(() => Promise.all(names.map((name) => onServer(`drop database ${name} with (force)`))))
  return async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const url = new URL(serverUrl())
    await onServer(`create database ${name} owner ${url.username}`)
    names.push(name)
    url.pathname = `/${name}`
    return url.href
  }
}

/** Behind a connection pooler, TEST_POSTGRES_ADMIN_URL names the server itself, and a user who may end any session. */
async function onServer(statement: string): Promise<void> {
  const server = await openDatabase(process.env.TEST_POSTGRES_ADMIN_URL ?? serverUrl())
  await sql.raw(statement).execute(server.db)
  await server.close()
}

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL
  if (url) return url
  throw new Error(
    'The server tests also run on PostgreSQL: run them with "npm run postgres -- npx vitest …", or set TEST_POSTGRES_URL.',
  )
}
