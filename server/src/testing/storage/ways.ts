import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** Gives a function that listens on the loopback and answers the port, until the tests around it are done. */
export function newServers() {
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
    return Number(Object(server.address()).port)
  }
}

/** What becomes of a part of what passes; null cuts the connection. */
export type Change = (part: Buffer) => Buffer | null

export interface Changes {
  readonly asked: Change
  readonly answered: Change
}

/** Gives a function that opens a way to a server which changes what passes, and answers the address to take it by. */
export function newWays(newServer: ReturnType<typeof newServers>) {
  const same: Change = (part) => part
  return async (address: string, { asked = same, answered = same }: Partial<Changes>) => {
    const { hostname, port } = new URL(address)
    const way = await newServer((client) => {
      const server = connect(Number(port), hostname).on('error', () => {})
      const pass = (from: Socket, to: Socket, change: Change) => {
        from.on('data', (part: Buffer) => {
          const changed = change(part)
          if (changed) to.write(changed)
          else for (const end of [client, server]) end.destroy()
        })
        from.on('close', () => to.destroy())
      }
      pass(client, server, asked)
      pass(server, client, answered)
    })
    return `http://127.0.0.1:${way}`
  }
}
