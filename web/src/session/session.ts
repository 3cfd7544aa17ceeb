import type { Me } from '@hausblick/contract/calls.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../data/client.ts'
import { fetchMe, linkAccount, lookUpCustomerId } from './calls.ts'
import type { Identity, Invitation, SignedIn } from './identity.ts'
import { IdentityError } from './identityError.ts'
import { sessionClient } from './sessionClient.ts'

export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'signedOut' }
  /** It could not be found out; `reason` is what the user reads. */
  | { readonly status: 'unknown'; readonly reason: string }
  | { readonly status: 'signedIn'; readonly me: Me; readonly customerId: string }

export const checking: SessionState = { status: 'checking' }

/** Who is signed in and whose figures they see: the state that all pages which are not the demo's share. */
export class Session {
  readonly client: Client
  readonly #identity: Identity
  readonly #queries: QueryClient
  readonly #subscribers = new Set<() => void>()
  #state: SessionState = checking
  #user: SignedIn | null | undefined
  #visit = 0
  #started = false

  constructor(identity: Identity, queries: QueryClient) {
    this.client = sessionClient(identity)
    this.#identity = identity
    this.#queries = queries
  }

  readonly state = (): SessionState => this.#state

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Finds out who is signed in, and from then on follows every change. */
  start(): void {
    if (this.#started) return
    this.#started = true
    this.#identity.onChange((user) => void this.#enter(user))
    void this.retry()
  }

  async retry(): Promise<void> {
    if (this.#user) return await this.#enter(this.#user)
    this.#set(checking)
    await this.#identity.token().catch((error: unknown) => this.#fail(error))
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#identity.signIn(email, password)
  }

  /** Makes the account of an invitation, links it to whom the invitation is for, and signs it in. */
  async signUp(email: string, password: string, invitation: Invitation): Promise<void> {
    try {
      await this.#identity.signUp(email, password, invitation)
    } catch (error) {
      // An earlier attempt may have made the account and then failed to link it.
      if (!(error instanceof IdentityError) || error.code !== 'addressInUse') throw error
      await this.#identity.signIn(email, password).catch(() => Promise.reject(error))
    }
    await linkAccount(this.client, invitation)
    await this.retry()
  }

  async signOut(): Promise<void> {
    await this.#identity.signOut()
  }

  /** Drops all that was known for the user before, then learns what the new one may see. */
  async #enter(user: SignedIn | null): Promise<void> {
    if (this.#user && this.#user !== user) {
      void this.#queries.cancelQueries()
      this.#queries.clear()
    }
    this.#user = user
    this.#visit += 1
    if (!user) return this.#set({ status: 'signedOut' })
    const visit = this.#visit
    this.#set(checking)
    try {
      const [me, customerId] = await Promise.all([
        fetchMe(this.client),
        lookUpCustomerId(this.client, user.email),
      ])
      if (visit === this.#visit) this.#set({ status: 'signedIn', me, customerId })
    } catch (error) {
      if (visit === this.#visit) this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#set({ status: 'unknown', reason: error instanceof Error ? error.message : '' })
  }

  #set(state: SessionState): void {
    this.#state = state
    for (const subscriber of this.#subscribers) subscriber()
  }
}
