import type { Invitation } from '@hausblick/contract/addresses.ts'
import {
  confirmResetCall,
  type IdentitySession,
  readTokenCall,
  requestResetCall,
  signInCall,
  signOutCall,
  signUpCall,
} from '@hausblick/contract/calls/identity.ts'
import { type ConfirmSignIn, confirmSignInCall } from '@hausblick/contract/calls/pendingSignIn.ts'
import { logFailure } from '../../base/data/failures.ts'
import { unreadable } from '../../base/data/texts.ts'
import { type AskProvider, createAskProvider } from './askProvider.ts'
import type { AwaitedFactor, Identity, SignedIn } from './identity.ts'
import { IdentityError } from './identityError.ts'
import { rememberLeftProvider } from './providers/leftProvider.ts'

/** Renews tokens early enough that they do not expire in flight. */
const RENEWAL_MARGIN_MS = 60_000
const CHANNEL = 'hausblick.session'

type Listener = (user: SignedIn | null) => void

/** The service's own provider. The session is a cookie; the identity token is kept only in memory. */
export class EmbeddedIdentity implements Identity {
  readonly #ask: AskProvider
  readonly #listeners = new Set<Listener>()
  #otherTabs: BroadcastChannel | null = null
  /** Undefined until known. */
  #user: SignedIn | null | undefined
  #token: { readonly text: string; readonly renewAt: number } | null = null
  #renewal: Promise<void> | null = null

  /** @param known the user with whom the page came; null if nobody was signed in, undefined if unknown */
  constructor(backend: string, known?: SignedIn | null) {
    this.#ask = createAskProvider(backend)
    this.#user = known
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#otherTabs ??= this.#listenToOtherTabs()
    if (this.#user !== undefined) listener(this.#user)
    return () => this.#listeners.delete(listener)
  }

  async signIn(email: string, password: string): Promise<AwaitedFactor | null> {
    const { secondFactor } = await this.#ask(signInCall, { body: { email, password } })
    if (secondFactor) return secondFactor
    await this.#synchronise()
    return null
  }

  async confirmSignIn(body: ConfirmSignIn): Promise<void> {
    await this.#ask(confirmSignInCall, { body })
    await this.#synchronise()
  }

  async enter(signIn: (ask: AskProvider) => Promise<void>): Promise<void> {
    await signIn(this.#ask)
    await this.#synchronise()
  }

  async signUp(email: string, password: string, invitation: Invitation): Promise<void> {
    await this.#ask(signUpCall, { body: { email, password, ...invitation } })
    await this.#synchronise()
  }

  async requestReset(email: string): Promise<void> {
    await this.#ask(requestResetCall, { body: { email } })
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await this.#ask(confirmResetCall, { body: { token, password } })
    await this.#synchronise()
  }

  /** Signs in again, which ends the previous session and its tokens. */
  async reauthenticate(password: string): Promise<AwaitedFactor | null> {
    if (!this.#user) throw new IdentityError('unavailable', unreadable)
    return await this.signIn(this.#user.email, password)
  }

  async signOut(): Promise<void> {
    const { atProvider } = await this.#ask(signOutCall, {})
    rememberLeftProvider(atProvider ?? null)
    await this.#synchronise()
  }

  async token({ fresh = false } = {}): Promise<string | null> {
    if (fresh || this.#isStale()) await this.#renew()
    return this.#token?.text ?? null
  }

  #isStale(): boolean {
    if (this.#user === null) return false
    return this.#token === null || Date.now() >= this.#token.renewAt
  }

  /** Refreshes this and all other tabs after the cookie has changed. */
  async #synchronise(): Promise<void> {
    this.#otherTabs?.postMessage('changed')
    await this.#refresh()
  }

  #listenToOtherTabs(): BroadcastChannel {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => void this.#refresh().catch(logFailure)
    return channel
  }

  async #refresh(): Promise<void> {
    this.#token = null
    this.#renewal = null
    await this.#renew()
  }

  /** Fetches the session; concurrent calls share one request. */
  #renew(): Promise<void> {
    if (this.#renewal) return this.#renewal
    const renewal = this.#ask(readTokenCall, {}).then(
      ({ session }) => {
        // The cookie may have changed since; then a later request supersedes this one.
        if (this.#renewal === renewal) this.#accept(session)
      },
      (error: unknown) => {
        if (this.#renewal === renewal) this.#renewal = null
        throw error
      },
    )
    this.#renewal = renewal
    return renewal
  }

  #accept(session: IdentitySession | null): void {
    this.#renewal = null
    this.#token = session && {
      text: session.token,
      renewAt: Date.now() + session.expiresIn * 1000 - RENEWAL_MARGIN_MS,
    }
    const before = this.#user
    this.#user = session && { email: session.email }
    if (before !== undefined && before?.email === this.#user?.email) return
    for (const listener of this.#listeners) listener(this.#user)
  }
}
