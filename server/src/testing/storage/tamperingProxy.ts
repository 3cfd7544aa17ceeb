import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import { portOf } from '../portOf.ts'

/** Returns a function that starts a local TCP server and resolves to its port; stopped after the surrounding tests. */
export function newTcpServers() {
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    return Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  })
  return async (serve: (socket: Socket) => void): Promise<number> => {
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}))
      serve(socket)
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return portOf(server)
  }
}

/** Changes a chunk that passes; null cuts the connection. */
export type Tamper = (chunk: Buffer) => Buffer | null

export interface Tampering {
  readonly request: Tamper
  readonly response: Tamper
}

/** Returns a function that starts a tampering proxy in front of a server and resolves to its URL. */
export function newTamperingProxies(newServer: ReturnType<typeof newTcpServers>) {
  const keep: Tamper = (chunk) => chunk
  return async (address: string, { request = keep, response = keep }: Partial<Tampering>) => {
    const { hostname, port } = new URL(address)
    const proxyPort = await newServer((client) => {
      const server = connect(Number(port), hostname).on('error', () => {})
      const forward = (from: Socket, to: Socket, tamper: Tamper) => {
        from.on('data', (chunk: Buffer) => {
          const changed = tamper(chunk)
          if (changed) to.write(changed)
          else for (const end of [client, server]) end.destroy()
        })
        from.on('close', () => to.destroy())
      }
      forward(client, server, request)
      forward(server, client, response)
    })
    return `http://127.0.0.1:${proxyPort}`
  }
}
