/** A reply that the service has sent but the page has not received. */
export interface HeldReply {
  /** Resolves when the service has replied. */
  readonly answered: Promise<void>
  readonly release: () => void
  /** Fails the request like a lost connection. */
  readonly lose: () => void
}

/**
 * Emulates a browser on the service's pages: `fetch` keeps cookies, resolves relative URLs and can hold back replies, and
 * tabs share broadcast channels. Replaces the globals until closed.
 */
export class TestBrowser {
  /** The paths of all calls so far, in order. */
  readonly calls: string[] = []
  readonly #service: string
  readonly #cookies = new Map<string, string>()
  readonly #holds: { path: string; hold: (reply: Response) => Promise<Response> }[] = []
  readonly #channels: BroadcastChannel[] = []
  readonly #globals = {
    fetch,
    BroadcastChannel,
    document: globalThis.document,
    location: globalThis.location,
  }

  constructor(service: string) {
    this.#service = service
    const channels = this.#channels
    globalThis.fetch = (input, init) => this.#fetch(`${input}`, init)
    // Sessions only set cookies of the page.
    Object.assign(globalThis, { document: { cookie: '' }, location: new URL(service) })
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    }
  }

  close(): void {
    Object.assign(globalThis, this.#globals)
    for (const channel of this.#channels) channel.close()
  }

  /** Holds back the reply to the next call of a path. */
  hold(path: string): HeldReply {
    const answered = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const hold = async (reply: Response) => {
      answered.resolve()
      await end.promise
      return reply
    }
    this.#holds.push({ path, hold })
    return {
      answered: answered.promise,
      release: () => end.resolve(),
      lose: () => end.reject(new TypeError('fetch failed')),
    }
  }

  async #fetch(address: string, init?: RequestInit): Promise<Response> {
    const url = new URL(address, this.#service)
    this.calls.push(url.pathname)
    const index = this.#holds.findIndex(({ path }) => path === url.pathname)
    const [held] = index < 0 ? [] : this.#holds.splice(index, 1)
    const headers = new Headers(init?.headers)
    headers.set('origin', this.#service)
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await this.#globals.fetch(url, { ...init, headers })
    for (const cookie of reply.headers.getSetCookie()) this.#storeCookie(cookie)
    return held ? await held.hold(reply) : reply
  }

  #storeCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split(/=(.*)/)
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
