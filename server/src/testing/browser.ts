import { readInvitation } from '@hausblick/contract/addresses.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { identityPaths, tokenReply } from '@hausblick/contract/identity.ts'
import { linkCustomerIdToEmailBody } from '@hausblick/contract/requests.ts'
import type { LightMyRequestResponse } from 'fastify'
import type { App } from '../http/service.ts'

/** Where the tests' service says that its dashboard is. */
export const PUBLIC_URL = 'http://localhost:3000'
export const PASSWORD = 'ein langes Passwort'

/** Reads a sign-up link. */
export function readLink(link: string) {
  return linkCustomerIdToEmailBody.parse(readInvitation(new URL(link).search))
}

/** What a browser on the dashboard's pages does with the service: it keeps cookies, and says where its calls come from. */
export class Browser {
  readonly #app: App
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(app: App, origin = PUBLIC_URL) {
    this.#app = app
    this.#origin = origin
  }

  /** The same browser before another process of the service. */
  at(app: App): Browser {
    const browser = new Browser(app, this.#origin)
    for (const [name, value] of this.#cookies) browser.#cookies.set(name, value)
    return browser
  }

  async post(url: string, body: object, headers: Record<string, string> = {}) {
    return this.#keep(
      await this.#app.inject({
        method: 'POST',
        url,
        body,
        headers: { origin: this.#origin, ...headers },
        cookies: Object.fromEntries(this.#cookies),
      }),
    )
  }

  signUp(email: string, link: string, password = PASSWORD) {
    return this.post(identityPaths.signUp, { email, password, ...readLink(link) })
  }

  signIn(email: string, password = PASSWORD) {
    return this.post(identityPaths.signIn, { email, password })
  }

  signOut() {
    return this.post(identityPaths.signOut, {})
  }

  /** Who the provider says is signed in here. */
  async session() {
    const url = identityPaths.token
    const cookies = Object.fromEntries(this.#cookies)
    const reply = this.#keep(await this.#app.inject({ url, cookies }))
    return tokenReply.parse(reply.json()).session
  }

  /** The headers of a call by who is signed in here. */
  async headers(): Promise<{ authorization: string }> {
    const session = await this.session()
    return { authorization: `Bearer ${session?.token}` }
  }

  async link(link: string) {
    return this.post(paths.linkCustomerIdToEmail, readLink(link), await this.headers())
  }

  async me() {
    return this.#app.inject({ url: paths.me, headers: await this.headers() })
  }

  #keep(reply: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return reply
  }
}
