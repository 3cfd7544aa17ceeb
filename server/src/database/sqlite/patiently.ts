import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailable } from '../unavailable.ts'

const SQLITE_BUSY = 5
const RETRY_AFTER_MS = 10

/**
 * Runs a statement again and again while another process, such as an import beside the service, holds the lock that it needs,
 * and lets everything else of this process go on. Throws DatabaseUnavailable once the deadline, in terms of
 * `performance.now()`, has passed.
 */
export async function patiently<Result>(
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
  // The low byte is the code, what is above it says more.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY
}
