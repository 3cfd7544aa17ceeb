import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Report } from './keepServer.ts'

interface Keeper {
  /** The server's name in error messages. */
  readonly name: string
  /** The keeper's program, which calls `keepServer`. */
  readonly file: string
  readonly args?: readonly string[]
}

/**
 * Starts a keeper and calls `run` with the address of its server, and the keeper, which may take messages. Stops the server
 * when `run` settles.
 */
export async function withKeeper<Access, Result>(
  { name, file, args = [] }: Keeper,
  run: (access: Access, keeper: ChildProcess) => Promise<Result>,
): Promise<Result> {
  // Detached, since Ctrl-C must not end the server before its clients.
  const keeper = fork(file, args, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(keeper, 'exit')
  const report = await Promise.race([
    once(keeper, 'message').then(([message]): Report<Access> => message),
    ended.then((): Report<Access> => ({ error: 'its keeper ended' })),
  ])
  try {
    if ('error' in report) throw new Error(`${name} did not start: ${report.error}`)
    return await run(report.access, keeper)
  } finally {
    if (keeper.connected) keeper.disconnect()
    await ended
  }
}
