import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Report } from './keepServer.ts'

interface Keeper {
  /** Names the server where it does not start. */
  readonly name: string
  /** The keeper's program, which calls `keepServer`. */
  readonly file: string
  readonly args?: readonly string[]
}

/** Calls `run` with how to reach the server of a keeper, which is gone afterwards however `run` ends. */
export async function withKeeper<Access, Result>(
  { name, file, args = [] }: Keeper,
  run: (access: Access) => Promise<Result>,
): Promise<Result> {
  // Detached, since Ctrl-C must not end the server before those who use it.
  const keeper = fork(file, args, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(keeper, 'exit')
  const report = await Promise.race([
    once(keeper, 'message').then(([message]): Report<Access> => message),
    ended.then((): Report<Access> => ({ error: 'its keeper ended' })),
  ])
  try {
    if ('error' in report) throw new Error(`${name} did not start: ${report.error}`)
    return await run(report.access)
  } finally {
    if (keeper.connected) keeper.disconnect()
    await ended
  }
}
