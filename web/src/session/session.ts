import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls.ts'
import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { Client } from '../data/client.ts'
import { clearStoredLists } from '../data/documents/storedKeys.ts'
import { fetchCustomerId, fetchMe, linkAccount } from './calls.ts'
import { createSessionClient } from './createSessionClient.ts'
import type { Identity, SignedIn } from './identity.ts'
import { IdentityError } from './identityError.ts'
import { PasswordPrompt } from './passwordPrompt.ts'
import { rememberCustomer } from './rememberedCustomer.ts'
import { rememberInvitation } from './rememberedInvitation.ts'
import { isStaff } from './role.ts'

export type SessionState =
  | { readonly status: 'checking' }
  /** `left`: a user has signed out here, so the login must not lead back to their page. */
  | { readonly status: 'signedOut'; readonly left: boolean }
  /** The check failed; `reason` is shown to the user. */
  | { readonly status: 'unknown'; readonly reason: string }
  | {
      readonly status: 'signedIn'
      readonly me: Me
      /** The account's customer; empty if it has none. */
      readonly customerId: string
    }

/** Refusals of a sign-up whose earlier attempt created the account but did not see it linked. */
const ERRORS_OF_SECOND_ATTEMPT: ReadonlySet<IdentityErrorCode> = new Set([
  'addressInUse',
  'invitationInvalid',
])

export const checking: SessionState = { status: 'checking' }

/** The signed-in user and their customer, shared by all pages outside the demo. An external store for `useSyncExternalStore`. */
export class Session {
  readonly client: Client
  readonly prompt = new PasswordPrompt()
  readonly #identity: Identity
  readonly #queries: QueryClient
  readonly #subscribers = new Set<() => void>()
  #state: SessionState = checking
  #user: SignedIn | null | undefined
  #started = false
  #left = false
  #signingUp = false
  /** Number of requests so far; a reply to any but the latest is ignored. */
  #requests = 0

  constructor(identity: Identity, queries: QueryClient) {
    this.client = createSessionClient(identity, this.prompt)
    this.#identity = identity
    this.#queries = queries
  }

  readonly state = (): SessionState => this.#state

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Checks who is signed in and follows every change. Idempotent. */
  start(): void {
    if (this.#started) return
    this.#started = true
    this.#identity.onChange((user) => this.#switchUser(user))
    onlineManager.subscribe((online) => {
      if (online && this.#state.status === 'unknown') void this.retry()
    })
    void this.retry()
  }

  async retry(): Promise<void> {
    if (this.#user) return await this.#loadUser(this.#user)
    this.#requests += 1
    const request = this.#requests
    this.#set(checking)
    await this.#identity.token().catch((error: unknown) => {
      if (request === this.#requests) this.#fail(error)
    })
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#identity.signIn(email, password)
  }

  /**
   * Creates an account, signs it in, and links it to the invitation's customer or role. Can be retried after a partial
   * failure. Rejects with an `IdentityError` or a `ServiceError`.
   */
  async signUp(email: string, password: string, invitation: Invitation): Promise<void> {
    this.#signingUp = true
    try {
      await this.#createAccount(email, password, invitation)
      await linkAccount(this.client, invitation)
    } finally {
      this.#signingUp = false
      if (this.#user) void this.#loadUser(this.#user)
    }
  }

  async #createAccount(email: string, password: string, invitation: Invitation): Promise<void> {
    try {
      await this.#identity.signUp(email, password, invitation)
    } catch (error) {
      if (!(error instanceof IdentityError) || !ERRORS_OF_SECOND_ATTEMPT.has(error.code))
        throw error
      await this.#identity.signIn(email, password).catch(() => Promise.reject(error))
    }
  }

  async requestReset(email: string): Promise<void> {
    await this.#identity.requestReset(email)
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await this.#identity.confirmReset(token, password)
  }

  /** Verifies the signed-in user's password. */
  async reauthenticate(password: string): Promise<void> {
    await this.#identity.reauthenticate(password)
  }

  async signOut(): Promise<void> {
    await this.#identity.signOut()
  }

  /** Drops everything known about the previous user and loads the new one. */
  #switchUser(user: SignedIn | null): void {
    this.prompt.answer(false)
    clearStoredLists(user?.email.toLowerCase() ?? null)
    if (this.#user) {
      this.#left = true
      rememberCustomer(null)
      void this.#queries.cancelQueries()
      this.#queries.clear()
    }
    if (user) rememberInvitation(null)
    this.#user = user
    this.#requests += 1
    if (!user) this.#set({ status: 'signedOut', left: this.#left })
    // A new account has nothing to load before it is linked.
    else if (!this.#signingUp) void this.#loadUser(user)
  }

  /** Loads the user's role and customer. */
  async #loadUser(user: SignedIn): Promise<void> {
    this.#requests += 1
    const request = this.#requests
    this.#set(checking)
    try {
      const [me, customerId] = await Promise.all([
        fetchMe(this.client),
        fetchCustomerId(this.client, user.email),
      ])
      if (request === this.#requests) this.#enter(me, customerId)
    } catch (error) {
      if (request === this.#requests) this.#fail(error)
    }
  }

  #enter(me: Me, customerId: string): void {
    if (!isStaff(me)) rememberCustomer(null)
    this.#set({ status: 'signedIn', me, customerId })
  }

  #fail(error: unknown): void {
    this.#set({ status: 'unknown', reason: error instanceof Error ? error.message : '' })
  }

  #set(state: SessionState): void {
    this.#state = state
    for (const subscriber of this.#subscribers) subscriber()
  }
}
