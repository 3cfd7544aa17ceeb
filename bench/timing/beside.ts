import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../server/src/database/open.ts'

const READ_EVERY_MS = 5

/** Does work, and prints how long it took and the longest that a small read and a small write beside it took. */
export async function measureBeside(
  what: string,
  { db }: Database,
  work: () => Promise<unknown>,
): Promise<void> {
  const read = repeat(() => db.selectFrom('customer').select('id').limit(1).execute())
  const write = repeat(() =>
    db.insertInto('attempt').values({ key: crypto.randomUUID(), free_at_ms: 0 }).execute(),
  )
  const start = performance.now()
  await work()
  const took = performance.now() - start
  const [longestRead, longestWrite] = await Promise.all([read(), write()])
  const round = (ms: number) => `${Math.round(ms)} ms`
  process.stdout.write(
    `${what}: ${round(took)}; the longest read beside it ${round(longestRead)}, the longest write ${round(longestWrite)}\n`,
  )
}

/** Repeats a step until stopped; returns the longest time that one took. */
function repeat(step: () => Promise<unknown>) {
  let isStopped = false
  let longest = 0
  const running = (async () => {
    while (!isStopped) {
      const start = performance.now()
      await step()
      longest = Math.max(longest, performance.now() - start)
      await setTimeout(READ_EVERY_MS)
    }
  })()
  return async () => {
    isStopped = true
    await running
    return longest
  }
}
