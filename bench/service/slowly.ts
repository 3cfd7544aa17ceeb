import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Pauses shorter than this are left out. */
const STEP_MS = 5
/** A machine that is busy wakes late; so much it may make up for. */
const CREDIT_MS = 200

/** A way to a port of this machine that lets so many bytes a second pass in each direction. */
export async function slowWayTo(port: number, bytesPerSecond: number) {
  const server = createServer((here) => {
    const there = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const)
      void pass(from, to, bytesPerSecond).catch(() => to.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url, close: () => server.close() }
}

async function pass(from: Socket, to: Socket, bytesPerSecond: number): Promise<void> {
  let due = performance.now()
  for await (const chunk of from) {
    if (!to.write(chunk)) await once(to, 'drain')
    due = Math.max(due, performance.now() - CREDIT_MS) + (chunk.length / bytesPerSecond) * 1000
    const early = due - performance.now()
    if (early > STEP_MS) await setTimeout(early)
  }
  to.end()
}
