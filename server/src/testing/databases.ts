import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, inject } from 'vitest'
import type { SqlDialect } from '../platform/database/columnTypes.ts'
import { type Database, openDatabase } from '../platform/database/open.ts'
import { chooseDatabases } from './chooseDatabases.ts'
import { newFolders } from './folders.ts'
import { onServer, serverUrl } from './postgresServer.ts'

declare module 'vitest' {
  /** What migratedTemplates.ts provides. */
  interface ProvidedContext {
    /** A migrated, empty SQLite file. */
    sqliteTemplate: string
    /** The name of a migrated, empty PostgreSQL database; undefined without a server. */
    postgresTemplate: string | undefined
  }
}

/** A database created for a test; its url opens further connections to it. */
export interface TestDatabase extends Database {
  readonly url: string
}

/** Creates and migrates an empty database, removed after the surrounding tests. */
export type NewDatabase = () => Promise<TestDatabase>

/** Runs the same tests on SQLite and on PostgreSQL, as far as the run asks for both. */
export function onEachDatabase(
  title: string,
  tests: (newDatabase: NewDatabase, dialect: SqlDialect) => void,
): void {
  const databases = chooseDatabases(process.env.TEST_RUN, expect.getState().testPath ?? '')
  describe.each(databases)(`${title} (%s)`, (dialect) => {
    // `afterAll` hooks run in reverse order: databases are closed before they are removed.
    const newUrl = dialect === 'sqlite' ? newSqliteCopies() : newPostgresUrls('postgresTemplate')
    const opened: Database[] = []
    afterAll(() => Promise.all(opened.map((database) => database.close())))
    tests(async () => {
      const url = await newUrl()
      const database = await openDatabase(url)
      opened.push(database)
      // Which no two databases share.
      await database.db.updateTable('service').set({ instance: randomUUID() }).execute()
      return { ...database, url }
    }, dialect)
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

function newSqliteCopies() {
  const newUrl = newSqliteUrls()
  return async () => {
    const url = await newUrl()
    await copyFile(inject('sqliteTemplate'), url.slice('sqlite:'.length))
    return url
  }
}

function newPostgresUrls(template?: 'postgresTemplate') {
  const names: string[] = []
  afterAll(() => Promise.all(names.map((name) => onServer(`drop database ${name} with (force)`))))
  return async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const { username, href } = new URL(serverUrl(name))
    const copied = template ? `template ${inject(template)} strategy file_copy` : ''
    await onServer(`create database ${name} owner ${username} ${copied}`)
    names.push(name)
    return href
  }
}
