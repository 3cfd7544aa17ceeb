import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls.ts'
import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { Client } from '../data/client.ts'
import { clearStoredLists } from '../data/documents/storedKeys.ts'
import { fetchMe, linkAccount, lookUpCustomerId } from './calls.ts'
import type { Identity, SignedIn } from './identity.ts'
import { IdentityError } from './identityError.ts'
import { PasswordPrompt } from './passwordPrompt.ts'
import { rememberCustomer } from './rememberedCustomer.ts'
import { rememberInvitation } from './rememberedInvitation.ts'
import { isStaff } from './role.ts'
import { sessionClient } from './sessionClient.ts'

export type SessionState =
  | { readonly status: 'checking' }
  /** `left`: somebody was signed in here before, whose page is nobody else's business. */
  | { readonly status: 'signedOut'; readonly left: boolean }
  /** It could not be found out; `reason` is what the user reads. */
  | { readonly status: 'unknown'; readonly reason: string }
  | {
      readonly status: 'signedIn'
      readonly me: Me
      /** The customer whose account this is; empty where it belongs to none. */
      readonly customerId: string
    }

/** What a sign-up is refused with where an earlier attempt made the account, and linking it failed or went unanswered. */
const AFTER_AN_ATTEMPT: ReadonlySet<IdentityErrorCode> = new Set([
  'addressInUse',
  'invitationInvalid',
])

export const checking: SessionState = { status: 'checking' }

/** Who is signed in and whose figures they see: the state that all pages which are not the demo's share. */
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
  /** Counts what was asked: an answer that was overtaken by a later question says nothing any more. */
  #questions = 0

  constructor(identity: Identity, queries: QueryClient) {
    this.client = sessionClient(identity, this.prompt)
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
    this.#identity.onChange((user) => this.#meet(user))
    onlineManager.subscribe((online) => {
      if (online && this.#state.status === 'unknown') void this.retry()
    })
    void this.retry()
  }

  async retry(): Promise<void> {
    if (this.#user) return await this.#learn(this.#user)
    this.#questions += 1
    const question = this.#questions
    this.#set(checking)
    await this.#identity.token().catch((error: unknown) => {
      if (question === this.#questions) this.#fail(error)
    })
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#identity.signIn(email, password)
  }

  /** Makes the account of an invitation, signs it in, and links it to whom the invitation is for. */
  async signUp(email: string, password: string, invitation: Invitation): Promise<void> {
    this.#signingUp = true
    try {
      await this.#makeAccount(email, password, invitation)
      await linkAccount(this.client, invitation)
    } finally {
      this.#signingUp = false
      if (this.#user) void this.#learn(this.#user)
    }
  }

  async #makeAccount(email: string, password: string, invitation: Invitation): Promise<void> {
    try {
      await this.#identity.signUp(email, password, invitation)
    } catch (error) {
      if (!(error instanceof IdentityError) || !AFTER_AN_ATTEMPT.has(error.code)) throw error
      await this.#identity.signIn(email, password).catch(() => Promise.reject(error))
    }
  }

  async requestReset(email: string): Promise<void> {
    await this.#identity.requestReset(email)
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await this.#identity.confirmReset(token, password)
  }

  /** Proves once more who sits there; who is signed in stays the same. */
  async reauthenticate(password: string): Promise<void> {
    await this.#identity.reauthenticate(password)
  }

  async signOut(): Promise<void> {
    await this.#identity.signOut()
  }

  /** Drops all that was known for the user before. */
  #meet(user: SignedIn | null): void {
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
    this.#questions += 1
    if (!user) this.#set({ status: 'signedOut', left: this.#left })
    // Before it is linked, there is nothing to learn about a new account.
    else if (!this.#signingUp) void this.#learn(user)
  }

  /** Asks what the user may see. */
  async #learn(user: SignedIn): Promise<void> {
    this.#questions += 1
    const question = this.#questions
    this.#set(checking)
    try {
      const [me, customerId] = await Promise.all([
        fetchMe(this.client),
        lookUpCustomerId(this.client, user.email),
      ])
      if (question === this.#questions) this.#enter(me, customerId)
    } catch (error) {
      if (question === this.#questions) this.#fail(error)
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
