import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailable } from '../unavailable.ts'

const SQLITE_BUSY = 5
const RETRY_AFTER_MS = 10

/**
 * Repeats a statement while another process, such as an import, holds the lock it needs, without blocking the event loop.
 * Throws DatabaseUnavailable after the deadline, a time of `performance.now()`.
 */
export async function retryWhileLocked<Result>(
  run: () => Promise<Result>,
  deadline: number,
): Promise<Result> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() > deadline)
        throw new DatabaseUnavailable('Another process holds the lock.', { cause: error })
    }
    await setTimeout(RETRY_AFTER_MS)
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // The low byte of an extended result code.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY
}
