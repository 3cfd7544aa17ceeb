import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { version } from './config/version.ts'
import type { SqlDialect } from './database/columnTypes.ts'
import { serviceTimeouts } from './database/timeouts.ts'
import { newDatabaseUrls } from './testing/databases.ts'
import { retryWhileBusy } from './testing/documents/sending.ts'
import { newFolders } from './testing/folders.ts'
import { findFreePort } from './testing/freePort.ts'
import { startPostgresProxy } from './testing/postgresProxy.ts'
import { runService } from './testing/process.ts'

const newFolder = newFolders()

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

test('the service names its version, and nothing else, on request', async () => {
  const named = await runService(await newFolder(), {}, ['--version']).ended
  expect(named).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
})

describe('a service that cannot start', () => {
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
