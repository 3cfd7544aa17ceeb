import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { identityPaths, tokenReply } from '../../contract/src/identity.ts'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Sent {
  readonly method?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Longer than any reply may take. */
const PATIENCE_MS = 30_000

/**
 * A browser without a clock. It opens a connection for each request: a service in fast motion closes idle ones within
 * moments.
 */
export class Visitor {
  readonly #port: string
  readonly #attempts: number
  readonly #cookies = new Map<string, string>()

  /** @param attempts how often a request is sent whose connection is cut */
  constructor(port: string, attempts: number) {
    this.#port = port
    this.#attempts = attempts
  }

  async send(path: string, sent: Sent = {}): Promise<Reply> {
    for (let left = this.#attempts; ; left -= 1) {
      try {
        return await this.#sendOnce(path, sent)
      } catch (error) {
        if (left === 1) throw error
      }
    }
  }

  /** Throws unless the reply is a success. */
  async expectSuccess(path: string, sent?: Sent): Promise<Reply> {
    const reply = await this.send(path, sent)
    if (reply.status >= 300)
      throw new Error(`${sent?.method ?? 'GET'} ${path}: ${reply.status} ${reply.text}`)
    return reply
  }

  /** Returns a new token; null for somebody who is not signed in. */
  async token(): Promise<string | null> {
    const { text: said } = await this.expectSuccess(identityPaths.token)
    return tokenReply.parse(JSON.parse(said)).session?.token ?? null
  }

  /** Sends a request with a new token. */
  async call(path: string, sent: Sent = {}): Promise<Reply> {
    const authorization = `Bearer ${await this.token()}`
    return await this.send(path, { ...sent, headers: { authorization, ...sent.headers } })
  }

  /** Likewise; returns the reply's JSON, and throws unless it is a success. */
  async ask(path: string, sent: Sent = {}): Promise<unknown> {
    const reply = await this.call(path, sent)
    if (reply.status >= 300)
      throw new Error(`${sent.method ?? 'GET'} ${path}: ${reply.status} ${reply.text}`)
    return JSON.parse(reply.text)
  }

  async #sendOnce(path: string, { method = 'GET', body, headers = {} }: Sent): Promise<Reply> {
    const payload = body && JSON.stringify(body)
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const sent = request({
      agent: false,
      host: '127.0.0.1',
      port: this.#port,
      path,
      method,
      timeout: PATIENCE_MS,
      headers: {
        origin: `http://localhost:${this.#port}`,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(payload && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    sent.on('timeout', () => sent.destroy(new Error(`no reply to ${path}`)))
    sent.on('error', (cause) => reject(new Error(`${method} ${path}: ${cause.message}`)))
    sent.on('response', (reply) => {
      this.#keep(reply.headers['set-cookie'] ?? [])
      const status = reply.statusCode ?? 0
      // The request took too long to arrive.
      if (status === 408) sent.destroy(new Error('408'))
      text(reply).then((said) => resolve({ status, headers: reply.headers, text: said }), reject)
    })
    sent.end(payload)
    return await promise
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/;\s*max-age=0/i.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
