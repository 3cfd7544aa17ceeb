import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open.ts'
import { onServer, serverUrl } from './postgresServer.ts'

/** Migrates one empty database of each kind per run, of which tests take copies: a tenth of the time of migrating each. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-template-'))
  const file = join(folder, 'template.db')
  await migrateAndClose(`sqlite:${file}`)
  project.provide('sqliteTemplate', file)

  const name = process.env.TEST_POSTGRES_URL
    ? `template_${randomUUID().replaceAll('-', '')}`
    : undefined
  if (name) {
    const { username, href } = new URL(serverUrl(name))
    await onServer(`create database ${name} owner ${username}`)
    await migrateAndClose(href)
    // A pooler keeps its connections, and nobody may be connected to what is copied.
    await onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  }
  project.provide('postgresTemplate', name)

  return async () => {
    await rm(folder, { recursive: true })
    if (name) await onServer(`drop database ${name} with (force)`)
  }
}

async function migrateAndClose(url: string) {
  const database = await openDatabase(url)
  await migrate(database)
  await database.close()
}
