import { DatabaseUnavailable } from '../unavailable.ts'

/**
 * Settles as `work` does. While that takes longer than `probeAfterMs`, repeatedly probes the server, and rejects with
 * DatabaseUnavailable once it is unreachable; a busy server is waited for. The work is not cancelled; the caller must
 * discard its connection.
 */
export function rejectIfUnreachable<Result>(
  work: Promise<Result>,
  probeAfterMs: number | null,
  isReachable: () => Promise<boolean>,
): Promise<Result> {
  if (probeAfterMs === null) return work
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  let timer: NodeJS.Timeout | undefined
  let isSettled = false
  const scheduleProbe = () => {
    timer = setTimeout(async () => {
      if (!(await isReachable())) reject(new DatabaseUnavailable('PostgreSQL does not respond.'))
      else if (!isSettled) scheduleProbe()
    }, probeAfterMs)
  }
  const settle = () => {
    isSettled = true
    clearTimeout(timer)
  }
  scheduleProbe()
  work.then(resolve, reject).finally(settle)
  return promise
}
