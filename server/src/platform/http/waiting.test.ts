import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newApps, patientLimits } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'

/** How long a request of these tests keeps the process busy: longer than a turn begins requests. */
const WORK_MS = 3
const REQUEST = 'GET /api/work HTTP/1.1\r\nhost: x\r\n\r\n'

onEachDatabase('a service with more requests than it can answer at once', (newDatabase) => {
  const newApp = newApps()

  /** Starts a service with a route that keeps the process busy. */
  async function startBusy(waitMs: number) {
    const app = await newApp(await newDatabase(), { limits: { ...patientLimits, waitMs } })
    let begun = 0
    app.get('/api/work', async () => {
      begun += 1
      const end = performance.now() + WORK_MS
      while (performance.now() < end);
      return 'done'
    })
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const count = promisify(app.server.getConnections).bind(app.server)
    return { port, begun: () => begun, accepted: () => count() }
  }

  type Busy = Awaited<ReturnType<typeof startBusy>>

  async function open(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  /** Opens connections; resolves once the service has accepted them. */
  async function openMany(count: number, { port, accepted }: Busy): Promise<Socket[]> {
    const sockets = await Promise.all(Array.from({ length: count }, () => open(port)))
    await expect.poll(accepted).toBe(count)
    return sockets
  }

  test('accepts a newcomer for each request that it begins', async () => {
    const [clients, newcomers] = [50, 20]
    const service = await startBusy(Number.POSITIVE_INFINITY)
    const { port, begun } = service
    const busy = await openMany(clients, service)
    for (const socket of busy) {
      // Asks again as soon as it is answered.
      socket.on('data', () => socket.write(REQUEST))
      socket.write(REQUEST)
    }
    await expect.poll(begun).toBeGreaterThan(clients)
    const before = begun()
    const answers = Array.from({ length: newcomers }, async () => {
      const socket = await open(port)
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
      const [answer] = await once(socket, 'data')
      return String(answer).slice(0, 12)
    })
    expect(await Promise.all(answers)).toEqual(Array(newcomers).fill('HTTP/1.1 200'))
    // One connection per turn: with a turn for all clients, there would be 1,000.
    expect(begun() - before).toBeLessThan((clients * newcomers) / 4)
    for (const socket of busy) socket.destroy()
  })

  /** Sends a request on each connection, all in one turn. Resolves to the replies. */
  async function askAtOnce(sockets: readonly Socket[]): Promise<string[]> {
    return await Promise.all(
      sockets.map(async (socket) => {
        socket.write(REQUEST)
        const [reply] = await once(socket, 'data')
        return String(reply)
      }),
    )
  }

  test('refuses those that have waited too long, but serves some', async () => {
    const sockets = await openMany(40, await startBusy(Number.MIN_VALUE))
    const replies = await askAtOnce(sockets)
    const served = replies.filter((reply) => reply.startsWith('HTTP/1.1 200'))
    const refused = replies.filter((reply) => reply.startsWith('HTTP/1.1 503'))
    expect(served.length + refused.length).toBe(replies.length)
    expect(refused.length).toBeGreaterThan(served.length)
    // The first, and one in every turn.
    expect(served.length).toBeGreaterThan(1)
    expect(refused[0]).toMatch(/\r\nretry-after: 5\r\n/)
    expect(refused[0]).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
    expect(refused[0]).toMatch(/\r\n\r\n\{"error":"[^"]*überlastet[^"]*Bitte [^"]*\."\}$/)
    for (const socket of sockets) socket.destroy()
  })

  test('does not work for those that have left', async () => {
    const service = await startBusy(Number.POSITIVE_INFINITY)
    const sockets = await openMany(10, service)
    for (const socket of sockets) socket.write(REQUEST)
    for (const socket of sockets) socket.destroy()
    await expect.poll(service.accepted).toBe(0)
    expect(service.begun()).toBeLessThan(sockets.length)
  })
})
