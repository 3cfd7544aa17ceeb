import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { portOf } from '../../server/src/testing/portOf.ts'

/** Shorter pauses are skipped. */
const STEP_MS = 5
/** A busy machine wakes late and may catch up by this much. */
const CREDIT_MS = 200

/** Starts a proxy to a local port that throttles each direction. */
export async function startThrottledProxy(port: number, bytesPerSecond: number) {
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      void pipeThrottled(from, to, bytesPerSecond).catch(() => to.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${portOf(server)}`
  return { url, close: () => server.close() }
}

async function pipeThrottled(from: Socket, to: Socket, bytesPerSecond: number): Promise<void> {
  let due = performance.now()
  for await (const chunk of from) {
    if (!to.write(chunk)) await once(to, 'drain')
    due = Math.max(due, performance.now() - CREDIT_MS) + (chunk.length / bytesPerSecond) * 1000
    const early = due - performance.now()
    if (early > STEP_MS) await setTimeout(early)
  }
  to.end()
}
