import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { Identity, SignedIn } from './identity.ts'

type Listener = (user: SignedIn | null) => void

/** Opens a provider on first use; calls wait for it. If opening fails, so do the waiting calls, and the next one retries. */
export class LateIdentity implements Identity {
  readonly #open: () => Promise<Identity>
  #opening: Promise<Identity> | null = null
  #opened: Identity | null = null
  /** Each listener with the function that ends its subscription, once the provider is open. */
  readonly #listeners = new Map<Listener, (() => void) | undefined>()

  constructor(open: () => Promise<Identity>) {
    this.#open = open
  }

  onChange(listener: Listener): () => void {
    this.#listeners.set(listener, this.#opened?.onChange(listener))
    return () => {
      this.#listeners.get(listener)?.()
      this.#listeners.delete(listener)
    }
  }

  async signIn(email: string, password: string): Promise<void> {
    await (await this.#provider()).signIn(email, password)
  }

  async signUp(email: string, password: string, invitation: Invitation): Promise<void> {
    await (await this.#provider()).signUp(email, password, invitation)
  }

  async requestReset(email: string): Promise<void> {
    await (await this.#provider()).requestReset(email)
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await (await this.#provider()).confirmReset(token, password)
  }

  async reauthenticate(password: string): Promise<void> {
    await (await this.#provider()).reauthenticate(password)
  }

  async signOut(): Promise<void> {
    await (await this.#provider()).signOut()
  }

  async token(options?: { fresh?: boolean }): Promise<string | null> {
    return await (await this.#provider()).token(options)
  }

  #provider(): Promise<Identity> {
    this.#opening ??= this.#open().then(
      (provider) => {
        this.#opened = provider
        for (const listener of this.#listeners.keys())
          this.#listeners.set(listener, provider.onChange(listener))
        return provider
      },
      (error: unknown) => {
        this.#opening = null
        throw error
      },
    )
    return this.#opening
  }
}
