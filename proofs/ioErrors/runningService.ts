import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runPatientService } from '@hausblick/server/src/testing/process.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import type { Site, Target } from '../kills/operation.ts'
import { makeCustomer } from '../kills/uploads.ts'
import { findThreads, type Threads } from './inject.ts'

/** A service on SQLite and a folder that is read while its writes fail. */
export interface RunningService {
  readonly target: Target
  readonly threads: Threads
  /** Whether the process has ended by itself. */
  hasEnded(): boolean
  /** Reads a list, and returns what is wrong with the reply. */
  read(): Promise<string[]>
  withSite<Result>(use: (site: Site) => Promise<Result>): Promise<Result>
  /** Each ends the process, unless it has ended, and returns what it logged. */
  kill(): Promise<string>
  stop(): Promise<string>
}

/** Returns a function that starts a service in the folder, as often as the last one was killed. */
export async function newServices(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<() => Promise<RunningService>> {
  const databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`
  const temporary = join(folder, 'temporary')
  await mkdir(temporary)
  const headers = await makeCustomer(databaseUrl)
  const port = await findFreePort()
  const target: Target = { url: `http://127.0.0.1:${port}`, origin: `http://localhost:${port}` }
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    PORT: port,
    REQUESTS_PER_MINUTE: '0',
    TMPDIR: temporary,
    // One thread, so that the calls of an operation have an order.
    UV_THREADPOOL_SIZE: '1',
    ...settings,
  }
  return async () => {
    const service = runPatientService(folder, environment)
    await service.printed('läuft unter')
    let ended = false
    service.ended.then(() => {
      ended = true
    })
    return {
      target,
      threads: await findThreads(service.pid),
      hasEnded: () => ended,
      read: async () => {
        const reply = await fetch(target.url + listDocumentsCall.path, { headers })
        const text = await reply.text()
        return reply.ok ? [] : [`a read was answered with ${reply.status}: ${text}`]
      },
      withSite: (use) => withDatabaseAt(databaseUrl, (database) => use({ database, folder })),
      kill: async () => (await service.kill()).stdout,
      stop: async () => (await service.stop()).stdout,
    }
  }
}
