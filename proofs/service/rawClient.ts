import { Agent, request } from 'node:http'
import type { AnyRequest } from '@hausblick/server/src/testing/anyInputRequests.ts'

/** How long a reply may take. */
const PATIENCE_MS = 30_000

/** Returns a client that sends addresses and headers as they are, where `fetch` would correct them. */
export function createRawClient(port: number) {
  const agent = new Agent({ keepAlive: true })

  /** Resolves to the status, or to why there was no reply. */
  const send = ({ method, url, headers = {}, payload }: AnyRequest) =>
    new Promise<string>((resolve) => {
      const options = { agent, host: '127.0.0.1', port, method: method.toUpperCase(), path: url }
      const sent = request(
        { ...options, headers: { ...headers }, timeout: PATIENCE_MS },
        (reply) => {
          reply.resume()
          reply.on('end', () => resolve(String(reply.statusCode)))
          reply.on('error', (error) => resolve(error.message))
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no reply')))
      sent.on('error', (error) => resolve(error.message))
      sent.end(payload)
    })

  return { send, close: () => agent.destroy() }
}
