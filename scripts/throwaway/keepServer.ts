import { rmSync } from 'node:fs'

/** A keeper's first message to its parent: how to reach the server, or why it did not start. */
export type Report<Access> = { readonly access: Access } | { readonly error: string }

interface ThrowawayServer<Access> {
  /** Holds everything the server writes; removed at the end. */
  readonly folder: string
  /** Resolves to the server's address once it accepts connections. */
  start(): Promise<Access>
  stop(): Promise<void> | void
}

/**
 * Runs a server until the channel to the parent process, which called `withKeeper`, closes; then stops it, removes its
 * folder and ends the process. The channel also closes when the parent crashes or is killed, so nothing is left behind.
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
