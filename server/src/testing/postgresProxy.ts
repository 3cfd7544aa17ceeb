import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import { findFreePort } from './freePort.ts'

/** A proxy in front of PostgreSQL that simulates outages. */
export interface PostgresProxy {
  /** The database's url through the proxy. */
  readonly url: string
  /** How many connections are open. */
  connections(): number
  /** Resets every connection and refuses new ones, as after a crash. */
  leave(): Promise<void>
  /** Listens again on the same port. */
  comeBack(): Promise<void>
  /** Passes nothing on, on old and new connections, like a network that drops every packet. */
  fallSilent(): void
  /** Passes on everything held back, and what follows. */
  speak(): void
}

/** Starts a proxy in front of the database of a `postgres://` url; stopped after the surrounding tests. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const url = new URL(databaseUrl)
  const [host, targetPort] = [url.hostname, Number(url.port)]
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(targetPort, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      // A pipe would resume a paused socket.
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isSilent) from.pause()
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const leave = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }
  // Nothing else may listen there while it is away.
  const port = Number(await findFreePort())
  await listen(port)
  url.host = `127.0.0.1:${port}`
  afterAll(async () => {
    if (server.listening) await leave()
  })
  return {
    url: url.href,
    // Each has two sockets.
    connections: () => sockets.size / 2,
    leave,
    comeBack: () => listen(port),
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    speak: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
  }
}
