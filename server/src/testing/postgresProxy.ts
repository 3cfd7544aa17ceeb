import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A server in front of PostgreSQL that can go away as PostgreSQL does. */
export interface PostgresProxy {
  /** Of the same database, through the proxy. */
  readonly url: string
  /** Resets every connection and refuses new ones, as after a crash. */
  leave(): Promise<void>
  /** Goes on at the same port. */
  comeBack(): Promise<void>
  /** Says nothing more, on old connections and new ones, as behind a network that drops everything. */
  fallSilent(): void
  /** Passes on what was held back. */
  speak(): void
}

/** Starts a proxy in front of the database of a `postgres://` url; it ends after the tests around it. */
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
      // Not by a pipe, which would undo the pause.
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
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  url.host = `127.0.0.1:${address.port}`
  afterAll(async () => {
    if (server.listening) await leave()
  })
  return {
    url: url.href,
    leave,
    comeBack: () => listen(address.port),
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
