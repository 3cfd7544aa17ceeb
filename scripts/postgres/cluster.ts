import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { postgresBinaries } from './binaries.ts'
import type { Report } from './keeper.ts'

/**
 * Calls `run` with the url of a PostgreSQL server on which databases may be made and dropped: that of
 * TEST_POSTGRES_URL, else a throwaway cluster of our own, which is gone afterwards however `run` ends.
 */
export async function withPostgres<Result>(run: (url: string) => Promise<Result>) {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return run(given)

  // Detached, since Ctrl-C must not end the cluster before those who use it.
  const keeper = fork(join(import.meta.dirname, 'keeper.ts'), [await postgresBinaries()], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(keeper, 'exit')
  const report = await Promise.race([
    once(keeper, 'message').then(([message]): Report => message),
    ended.then((): Report => ({ error: 'its keeper ended' })),
  ])
  try {
    if ('error' in report) throw new Error(`PostgreSQL did not start: ${report.error}`)
    return await run(`postgres://postgres@127.0.0.1:${report.port}/postgres`)
  } finally {
    if (keeper.connected) keeper.disconnect()
    await ended
  }
}
