import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Below the ports that Linux, macOS and Windows choose for connections and for listeners on port 0, so that none of those
 * takes a port between its choice and its use.
 */
const RANGE = [20_000, 32_000] as const

/**
 * Returns a free loopback port for a process that is told its port before it starts. This process reserves the port among
 * all callers, until it ends, by listening on the next one.
 */
export async function findFreePort(): Promise<string> {
  for (;;) {
    const port = 2 * randomInt(RANGE[0] / 2, RANGE[1] / 2)
    const reservation = await listen(port + 1)
    if (reservation === null) continue
    const probe = await listen(port)
    if (probe === null) {
      reservation.close()
      continue
    }
    reservation.unref()
    probe.close()
    await once(probe, 'close')
    return String(port)
  }
}

/** Returns null if the port is taken. */
async function listen(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null
    throw error
  }
}
