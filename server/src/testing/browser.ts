import { readInvitation } from '@hausblick/contract/addresses.ts'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import {
  readTokenCall,
  signInCall,
  signOutCall,
  signUpCall,
} from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import type { LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import { createInvitation } from '../people/accounts/invitations/create.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { App } from '../platform/http/service.ts'

/** The default configuration's address of the dashboard. */
export const PUBLIC_URL = 'http://localhost:3000'
export const PASSWORD = 'ein langes Passwort'

/** Returns a sign-up link's customer id and token. */
export function readLink(link: string) {
  return redeemInvitationCall.body.parse(readInvitation(new URL(link).search))
}

/** A browser on the dashboard's pages: keeps cookies and sends its origin. */
export class Browser {
  readonly #app: App
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(app: App, origin = PUBLIC_URL) {
    this.#app = app
    this.#origin = origin
  }

  /** Returns the same browser, cookies included, talking to another process of the service. */
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

  /** Opens a page. */
  async open(url: string, headers: Record<string, string> = {}) {
    const cookies = Object.fromEntries(this.#cookies)
    return this.#keep(await this.#app.inject({ url, headers, cookies }))
  }

  signUp(email: string, link: string, password = PASSWORD) {
    return this.post(signUpCall.path, { email, password, ...readLink(link) })
  }

  signIn(email: string, password = PASSWORD) {
    return this.post(signInCall.path, { email, password })
  }

  signOut() {
    return this.post(signOutCall.path, {})
  }

  /** Fetches the current session and its token. */
  async session() {
    const url = readTokenCall.path
    const cookies = Object.fromEntries(this.#cookies)
    const reply = this.#keep(await this.#app.inject({ url, cookies }))
    return readTokenCall.reply.parse(reply.json()).session
  }

  /** Returns the headers of a call by the signed-in account. */
  async headers(): Promise<{ authorization: string }> {
    const session = await this.session()
    return { authorization: `Bearer ${session?.token}` }
  }

  async link(link: string) {
    return this.post(redeemInvitationCall.path, readLink(link), await this.headers())
  }

  async me() {
    return this.#app.inject({ url: readMeCall.path, headers: await this.headers() })
  }

  #keep(reply: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return reply
  }
}

/** Signs up as the owner of K-1, who must exist. */
export async function signUpOwner(app: App, db: Kysely<Schema>, email: string): Promise<Browser> {
  const browser = new Browser(app)
  const invitation = { kind: 'customer', customerId: 'K-1' } as const
  await browser.signUp(email, await createInvitation(db, invitation, PUBLIC_URL))
  return browser
}
