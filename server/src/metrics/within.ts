import { setTimeout } from 'node:timers/promises'

/** Settles as `work` does, or rejects once that takes too long; the work itself goes on. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController()
  const late = setTimeout(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`It took more than ${milliseconds} ms.`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
    late.catch(() => {})
  }
}
