import { rmSync } from 'node:fs'

/** What a keeper tells its parent: how to reach the server, or why there is none. */
export type Report<Access> = { readonly access: Access } | { readonly error: string }

interface ThrowawayServer<Access> {
  /** All that the server writes; removed at the end. */
  readonly folder: string
  /** Resolves to how to reach the server, once it can be reached. */
  start(): Promise<Access>
  stop(): Promise<void> | void
}

/**
 * Runs a server until the channel to the parent, which has called `withKeeper`, closes; then stops it, removes its folder
 * and ends the process. The channel closes at the end, and just as well when the parent crashes or is killed, so nothing
 * is ever left behind.
 */
export async function keepServer<Access>({ folder, start, stop }: ThrowawayServer<Access>) {
  if (!process.send) throw new Error('A keeper is started by withKeeper.')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  process.once('disconnect', async () => {
    await stop()
    process.exit()
  })
  try {
    report({ access: await start() })
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) })
    if (process.connected) process.disconnect?.()
  }
}

function report<Access>(message: Report<Access>) {
  if (process.connected) process.send?.(message)
}
