import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { version } from './platform/config/version.ts'
import type { SqlDialect } from './platform/database/columnTypes.ts'
import { migrate } from './platform/database/migrate.ts'
import { serviceTimeouts } from './platform/database/timeouts.ts'
import { newDatabaseUrls } from './testing/databases.ts'
import { databaseOf } from './testing/dataFolders.ts'
import { retryWhileBusy } from './testing/documents/sending.ts'
import { newFolders } from './testing/folders.ts'
import { findFreePort } from './testing/freePort.ts'
import { startPostgresProxy } from './testing/postgresProxy.ts'
import { runService } from './testing/process.ts'
import { withDatabaseAt } from './testing/withDatabaseAt.ts'

const newFolder = newFolders()

/** Creates the database of a newer version in a folder; `needed` tells older versions not to use it. */
async function makeNewer(folder: string, needed: '9001_future' | null): Promise<void> {
  await withDatabaseAt(databaseOf(folder), async (database) => {
    await migrate(database)
    await sql`insert into migration (name, applied_at) values ('9001_future', '')`.execute(
      database.db,
    )
    await database.db.updateTable('service').set({ needed_migration: needed }).execute()
  })
}

describe.each<SqlDialect>(['sqlite', 'postgres'])('the service (%s)', (dialect) => {
  const newUrl = newDatabaseUrls(dialect)

  test('starts without settings, prints its address, and stops on a signal', async () => {
    const [folder, port] = [await newFolder(), await findFreePort()]
    const settings = { PORT: port, DATABASE_URL: await newUrl(), LOG_LEVEL: 'warn' }
    const service = runService(folder, settings)
    const address = `http://localhost:${port}`
    expect(await service.printed('Einmaliger Zugang')).toMatch(`Hausblick läuft unter ${address}\n`)
    const portfolio = `${address}/api/dashboard-portfolio?customerId=DEMO`
    const reply = await retryWhileBusy(() => fetch(portfolio))
    expect(await reply.json()).toHaveLength(1)
    const { stdout, stderr, status } = await service.stop()
    expect(stdout).toMatch(`${address}\nVersion ${version}\n`)
    expect(stdout).toMatch(`${address}/demo/dashboard\n`)
    expect(stdout).toMatch(`${address}/signup?cid=betreiber%40hausblick.test&token=`)
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})

describe('the service with a database that is slow to answer', () => {
  const newUrl = newDatabaseUrls('postgres')

  test('waits for it at start', async () => {
    const proxy = await startPostgresProxy(await newUrl())
    proxy.fallSilent()
    const settings = { PORT: await findFreePort(), DATABASE_URL: proxy.url, LOG_LEVEL: 'warn' }
    const service = runService(await newFolder(), settings)
    await expect.poll(proxy.connections).toBeGreaterThan(0)
    // Longer than a call would wait for a new connection.
    await Promise.race([service.ended, setTimeout(2 * serviceTimeouts.connectMs)])
    proxy.speak()
    await service.printed('Hausblick läuft unter')
    expect((await service.stop()).status).toBe(0)
  })
})

test('the service serves a newer database that was only added to, and says so', async () => {
  const folder = await newFolder()
  await makeNewer(folder, null)
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'warn', PORT: await findFreePort() }
  const service = runService(folder, settings)
  await service.printed('Hausblick läuft unter')
  expect(await service.stop()).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(
      /^Die Datenbank gehört schon zu einer neueren Version von Hausblick \(Migration 9001_future\)\. .*\n$/,
    ),
  })
})

test('the service names its version, and nothing else, on request', async () => {
  const named = await runService(await newFolder(), {}, ['--version']).ended
  expect(named).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
})

describe('a service that cannot start', () => {
  test.each([
    [
      'a file that is no database',
      (folder: string) => writeFile(join(folder, 'hausblick.db'), 'Kein SQLite.'.repeat(50)),
      /keine Datenbank .*hausblick\.db/,
    ],
    [
      'a newer database',
      (folder: string) => makeNewer(folder, '9001_future'),
      /\(Migration 9001_future\)\. Bitte starten Sie die neuere Version/,
    ],
    [
      'a .env that it cannot read',
      (folder: string) => mkdir(join(folder, '.env')),
      /\.env lässt sich nicht lesen/,
    ],
  ])('names %s, without a stack', async (_, place, expected) => {
    const folder = await newFolder()
    await place(folder)
    const settings = { DATA_DIR: folder, PORT: await findFreePort() }
    const { status, stderr } = await runService(folder, settings).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(expected)
    expect(stderr).not.toMatch(/\n +at /)
  })

  test('names every invalid variable', async () => {
    const { status, stderr } = await runService(await newFolder(), {
      PORT: 'x',
      SECRET: 'geheim',
    }).ended
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([
      'Der Dienst ist nicht gestartet.',
      'Bitte prüfen Sie die Einstellungen:',
      'PORT ist "x"; erwartet wird: eine ganze Zahl von 1 bis 65535.',
      'SECRET ist (wird nicht gezeigt); erwartet wird: mindestens 32 zufällige Zeichen.',
      '',
    ])
  })

  test('names an occupied port', async () => {
    const port = await findFreePort()
    const other = createServer().listen(Number(port), '127.0.0.1')
    await once(other, 'listening')
    const { status, stderr } = await runService(await newFolder(), { PORT: port }).ended
    other.close()
    expect(status).toBe(1)
    expect(stderr).toMatch(/Dort läuft schon etwas\. Bitte beenden Sie es, oder setzen Sie PORT/)
  })

  test('names an unreachable database', async () => {
    const url = `postgres://nutzer:geheim@127.0.0.1:${await findFreePort()}/hausblick`
    const { status, stderr } = await runService(await newFolder(), { DATABASE_URL: url }).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(/Die Datenbank antwortet nicht/)
    expect(stderr).not.toMatch(/geheim/)
  })

  test('prints its help on request and on wrong arguments', async () => {
    const help = await runService(await newFolder(), {}, ['--help']).ended
    expect(help).toMatchObject({ status: 0, stdout: expect.stringMatching(/npm start/) })
    const unknown = await runService(await newFolder(), {}, ['--nope']).ended
    expect(unknown).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/--nope[\s\S]*npm start/),
    })
  })
})
