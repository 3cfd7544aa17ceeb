import { once } from 'node:events'
import { createServer } from 'node:http'
import type { JWK } from 'jose'
import { afterAll, beforeAll } from 'vitest'
import { portOf } from '../portOf.ts'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface KeyServer {
  readonly url: URL
  /** The number of requests so far. */
  readonly asked: number
  /** Publishes keys as the provider does. */
  publish(keys: readonly JWK[], headers?: Record<string, string>): void
  /** Sets any other reply. */
  answer(answer: Answer): void
}

/** Returns an HTTP server that publishes keys; it runs during the surrounding tests. */
export function newKeyServer(): KeyServer {
  let asked = 0
  let answer: Answer = { status: 404, headers: {}, body: '' }
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  return {
    get url() {
      return new URL(`http://127.0.0.1:${portOf(server)}/keys`)
    },
    get asked() {
      return asked
    },
    publish(keys, headers = { 'cache-control': 'public, max-age=3600' }) {
      answer = { status: 200, headers, body: JSON.stringify({ keys }) }
    },
    answer(other) {
      answer = other
    },
  }
}
