import { createServer } from 'node:net'

/** A port of the loopback on which nothing listens at the moment. */
export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
  })
}
