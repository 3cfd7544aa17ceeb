import { createServer } from 'node:net'

/** Returns a loopback port on which nothing listens at the moment. */
export function findFreePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
  })
}
