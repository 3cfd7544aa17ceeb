import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { portOf } from '@hausblick/server/src/testing/portOf.ts'

/** Data are passed on in pieces that take this long. */
const PIECE_MS = 5
/** Data are read by this much before their turn, since a busy machine wakes late. */
const AHEAD_MS = 50

interface Line {
  /** In bytes per second, shared by all connections. */
  readonly download: number
  readonly upload: number
  /** In milliseconds. The handshake of a connection takes another one. */
  readonly roundTrip?: number
}

/** Starts a proxy to a local port that behaves like a line, except that connections have their full rate from the start. */
export async function startThrottledProxy(port: number, line: Line) {
  const { download, upload, roundTrip = 0 } = line
  const up = createLane(upload, roundTrip / 2)
  const down = createLane(download, roundTrip / 2)
  const clients = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client)
    client.once('close', () => clients.delete(client))
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true })
    const handshake = performance.now() + roundTrip
    void pipe(client, upstream, up, handshake).catch(() => upstream.destroy())
    void pipe(upstream, client, down, handshake).catch(() => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${portOf(server)}`,
    /** Ends the connections that are open. */
    disconnect: () => {
      for (const client of clients) client.destroy()
    },
    close: () => server.close(),
  }
}

type Lane = ReturnType<typeof createLane>

/** Creates one direction of a line. */
function createLane(bytesPerSecond: number, latency: number) {
  let free = performance.now()
  return {
    pieceBytes: Math.ceil((bytesPerSecond / 1000) * PIECE_MS),
    /** Queues bytes; returns when they have been sent, and when they arrive. */
    send: (bytes: number) => {
      free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000
      return { sent: free, arrival: free + latency }
    },
  }
}

async function pipe(from: Socket, to: Socket, lane: Lane, start: number): Promise<void> {
  let delivery = sleepUntil(start)
  await delivery
  for await (const chunk of from)
    for (let at = 0; at < chunk.length; at += lane.pieceBytes) {
      const piece = chunk.subarray(at, at + lane.pieceBytes)
      const { sent, arrival } = lane.send(piece.length)
      delivery = delivery.then(async () => {
        await sleepUntil(arrival)
        to.write(piece)
      })
      await sleepUntil(sent - AHEAD_MS)
      if (to.writableNeedDrain) await once(to, 'drain')
    }
  await delivery
  to.end()
}

async function sleepUntil(moment: number): Promise<void> {
  const early = moment - performance.now()
  if (early > 1) await setTimeout(early)
}
