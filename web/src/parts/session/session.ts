// Over 200 lines because it is one state: who is signed in, and what follows from each change of it.
import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import type { PageSession } from '@hausblick/contract/renderedPage.ts'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { Client } from '../../base/data/client.ts'
import { forgetPileDrafts } from '../../base/data/documents/forgetPileDrafts.ts'
import { clearStoredLists } from '../../base/data/documents/storedKeys.ts'
import { logFailure } from '../../base/data/failures.ts'
import { fetchCustomerId, fetchMe, linkAccount } from './calls.ts'
import { createAccount } from './createAccount.ts'
import { createSessionClient } from './createSessionClient.ts'
import type { AwaitedFactor, Identity, SignedIn } from './identity.ts'
import { openOnce } from './openOnce.ts'
import { PasswordPrompt } from './passwordPrompt.ts'
import { rememberCustomer } from './rememberedCustomer.ts'
import { rememberInvitation } from './rememberedInvitation.ts'
import { choosesCustomer, customersOf, rightsOf } from './role.ts'
import { checking, listStorable, type SessionState, toState } from './sessionState.ts'

/** Opens an identity provider whose user, if the page came with one, is already known. Rejects with an `IdentityError`. */
export type OpenIdentity = (known: SignedIn | null | undefined) => Promise<Identity>

interface Setup {
  readonly queries: QueryClient
  readonly openIdentity: OpenIdentity
  /** The session with which the service rendered the page; null if nobody was signed in, undefined if unknown. */
  readonly known?: PageSession | null | undefined
  /** Replaces the client that authenticates as the signed-in user, where the service renders. */
  readonly client?: Client
}

/** The signed-in user and their customer, shared by all pages. An external store for `useSyncExternalStore`. */
export class Session {
  readonly client: Client
  readonly prompt = new PasswordPrompt()
  /** Opens the identity provider, or returns the open one. */
  readonly identity: () => Promise<Identity>
  readonly #queries: QueryClient
  readonly #subscribers = new Set<() => void>()
  #state: SessionState
  #user: SignedIn | null | undefined
  #started = false
  #left = false
  #signingUp = false
  /** Number of requests so far; a reply to any but the latest is ignored. */
  #requests = 0

  constructor({ queries, openIdentity, known, client }: Setup) {
    this.client =
      client ??
      createSessionClient(
        (options) => this.#token(options),
        this.prompt,
        () => void this.recheck().catch(logFailure),
      )
    this.identity = openOnce(async () => {
      const identity = await openIdentity(this.#user)
      identity.onChange((user) => this.#switchUser(user))
      return identity
    })
    this.#queries = queries
    this.#user = known && { email: known.me.email }
    this.#state = toState(known)
  }

  readonly state = (): SessionState => this.#state

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Resolves to the state as soon as it is known who is signed in, or that this cannot be found out. */
  async settled(): Promise<SessionState> {
    if (this.#state.status !== 'checking') return this.#state
    return await new Promise((resolve) => {
      const unsubscribe = this.subscribe(() => {
        if (this.#state.status === 'checking') return
        unsubscribe()
        resolve(this.#state)
      })
    })
  }

  /** Finds out who is signed in, unless the page came with it, and follows every change. Idempotent. */
  start(): void {
    if (this.#started) return
    this.#started = true
    onlineManager.subscribe((online) => {
      if (online && this.#state.status === 'unknown') void this.retry()
    })
    if (this.#state.status === 'checking') return void this.retry()
    clearStoredLists(this.#user?.email ?? null, listStorable(this.#state))
    if (this.#state.status === 'signedIn') this.#forgetCustomer(this.#state.me)
    // Opened all the same, to hear of sign-outs in other tabs.
    void this.identity().catch(logFailure)
  }

  async retry(): Promise<void> {
    if (this.#user) return await this.#loadUser(this.#user)
    this.#requests += 1
    const request = this.#requests
    this.#set(checking)
    await this.#token().catch((error: unknown) => {
      if (request === this.#requests) this.#fail(error)
    })
  }

  async #token(options?: { fresh?: boolean }): Promise<string | null> {
    return await (await this.identity()).token(options)
  }

  /** Resolves to null once signed in, or to the second factor that is awaited. */
  async signIn(email: string, password: string): Promise<AwaitedFactor | null> {
    return await (await this.identity()).signIn(email, password)
  }

  /**
   * Creates an account, signs it in, and links it to the invitation's customer or role. Can be retried after a partial
   * failure. Rejects with an `IdentityError` or a `ServiceError`.
   */
  async signUp(email: string, password: string, invitation: Invitation): Promise<void> {
    this.#signingUp = true
    try {
      await createAccount(await this.identity(), { email, password, invitation })
      await linkAccount(this.client, invitation)
    } finally {
      this.#signingUp = false
      if (this.#user) void this.#loadUser(this.#user)
    }
  }

  async requestReset(email: string): Promise<void> {
    await (await this.identity()).requestReset(email)
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await (await this.identity()).confirmReset(token, password)
  }

  /** Confirms an account's address, where the provider sends mails for that. */
  async confirmAddress(code: string): Promise<void> {
    await (await this.identity()).confirmAddress?.(code)
  }

  /** Verifies the signed-in user's password; resolves like `signIn`. */
  async reauthenticate(password: string): Promise<AwaitedFactor | null> {
    return await (await this.identity()).reauthenticate(password)
  }

  async signOut(): Promise<void> {
    await (await this.identity()).signOut()
  }

  /** Drops everything known about the previous user and loads the new one. */
  #switchUser(user: SignedIn | null): void {
    // The provider repeats the user with whom the page came.
    if (this.#user !== undefined && this.#user?.email === user?.email) return
    this.prompt.answer(false)
    clearStoredLists(user?.email.toLowerCase() ?? null)
    if (this.#user) {
      this.#left = true
      rememberCustomer(null)
      forgetPileDrafts()
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

  #enter(me: Me, customerId: string, isLost = false): void {
    this.#forgetCustomer(me)
    this.#set({ status: 'signedIn', me, customerId, isLost })
    clearStoredLists(me.email.toLowerCase(), listStorable(this.#state))
  }

  /** If the user may read something else by now, as after a refusal, drops everything known. Pages then begin anew. */
  async recheck(): Promise<void> {
    if (listStorable(this.#state) === null) return
    const request = this.#requests
    const me = await fetchMe(this.client)
    const { status } = this.#state
    if (status !== 'signedIn' || request !== this.#requests) return
    const before = this.#state.me
    if (rightsOf(me) === rightsOf(before)) return
    this.#queries.clear()
    const isLost = customersOf(before).some((id) => !customersOf(me).includes(id))
    this.#enter(me, me.customerId, isLost)
  }

  /** Forgets the selected customer of those who have none to select. */
  #forgetCustomer(me: Me): void {
    if (!choosesCustomer(me)) rememberCustomer(null)
  }

  #fail(error: unknown): void {
    const reason = error instanceof Error ? error.message : ''
    this.#set({ status: 'unknown', reason, entered: Boolean(this.#user) })
  }

  #set(state: SessionState): void {
    this.#state = state
    for (const subscriber of this.#subscribers) subscriber()
  }
}
