import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { IdentitySession } from '@hausblick/contract/identity.ts'
import { logFailure } from '../data/failures.ts'
import { createEmbeddedCalls } from './embeddedCalls.ts'
import type { Identity, SignedIn } from './identity.ts'
import { IdentityError } from './identityError.ts'

/** A token is renewed while it is still good, so that it does not expire on its way. */
const RENEWED_BEFORE_EXPIRY_MS = 60_000
const CHANNEL = 'hausblick.session'

type Listener = (user: SignedIn | null) => void

/** The service's own provider: its session is a cookie, and the identity token is held in memory only. */
export class EmbeddedIdentity implements Identity {
  readonly #calls: ReturnType<typeof createEmbeddedCalls>
  readonly #listeners = new Set<Listener>()
  #otherTabs: BroadcastChannel | null = null
  /** Undefined as long as the service has not said. */
  #user: SignedIn | null | undefined
  #token: { readonly text: string; readonly renewAt: number } | null = null
  #renewal: Promise<void> | null = null

  constructor(backend: string) {
    this.#calls = createEmbeddedCalls(backend)
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#otherTabs ??= this.#listenToOtherTabs()
    if (this.#user !== undefined) listener(this.#user)
    return () => this.#listeners.delete(listener)
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#calls.signIn(email, password)
    await this.#startOver()
  }

  async signUp(email: string, password: string, invitation: Invitation): Promise<void> {
    await this.#calls.signUp(email, password, invitation)
    await this.#startOver()
  }

  async requestReset(email: string): Promise<void> {
    await this.#calls.requestReset(email)
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await this.#calls.confirmReset(token, password)
    await this.#startOver()
  }

  /** Signs in again: the session before ends with it, and its tokens do. */
  async reauthenticate(password: string): Promise<void> {
    if (!this.#user) throw new IdentityError('unavailable')
    await this.signIn(this.#user.email, password)
  }

  async signOut(): Promise<void> {
    await this.#calls.signOut()
    await this.#startOver()
  }

  async token({ fresh = false } = {}): Promise<string | null> {
    if (fresh || this.#isStale()) await this.#renew()
    return this.#token?.text ?? null
  }

  #isStale(): boolean {
    if (this.#user === null) return false
    return this.#token === null || Date.now() >= this.#token.renewAt
  }

  /** After the cookie changed: what was known counts no more, neither here nor in other tabs. */
  async #startOver(): Promise<void> {
    this.#otherTabs?.postMessage('changed')
    await this.#askAgain()
  }

  #listenToOtherTabs(): BroadcastChannel {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => void this.#askAgain().catch(logFailure)
    return channel
  }

  async #askAgain(): Promise<void> {
    this.#token = null
    this.#renewal = null
    await this.#renew()
  }

  /** Asks the service who is signed in; however many want to know at the same time, it is asked once. */
  #renew(): Promise<void> {
    if (this.#renewal) return this.#renewal
    const renewal = this.#calls.token().then(
      (session) => {
        // The cookie may have changed since this was asked; then a later question gives the answer.
        if (this.#renewal === renewal) this.#hold(session)
      },
      (error: unknown) => {
        if (this.#renewal === renewal) this.#renewal = null
        throw error
      },
    )
    this.#renewal = renewal
    return renewal
  }

  #hold(session: IdentitySession | null): void {
    this.#renewal = null
    this.#token = session && {
      text: session.token,
      renewAt: Date.now() + session.expiresIn * 1000 - RENEWED_BEFORE_EXPIRY_MS,
    }
    const before = this.#user
    this.#user = session && { email: session.email }
    if (before !== undefined && before?.email === this.#user?.email) return
    for (const listener of this.#listeners) listener(this.#user)
  }
}
