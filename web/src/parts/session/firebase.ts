import { FirebaseError, initializeApp } from '@firebase/app'
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  initializeAuth,
  type MultiFactorResolver,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from '@firebase/auth'
import { buildIdentityError } from './buildIdentityError.ts'
import { toIdentityError, translateErrors } from './firebaseError.ts'
import { confirmByApp, findApp, HostedApp, isAwaitingFactor } from './hostedApp.ts'
import type { AwaitedFactor, Identity, SignedIn } from './identity.ts'

interface Project {
  readonly projectId: string
  /** Identifies the project to the provider; not a secret. */
  readonly apiKey: string
  /** Host and port of the provider's emulator; null in production. */
  readonly emulatorHost: string | null
}

/**
 * Google's Identity Platform. It keeps the session in local storage, renews the identity token and synchronises tabs. Anyone can
 * create an account there; without redeeming an invitation, it sees only the demo.
 */
export class FirebaseIdentity implements Identity {
  readonly ownApp: HostedApp
  readonly #auth: Auth
  /** The sign-in that awaits the code of an app. */
  #awaited: MultiFactorResolver | null = null

  constructor({ projectId, apiKey, emulatorHost }: Project) {
    const app = initializeApp({ projectId, apiKey })
    this.#auth = initializeAuth(app, { persistence: browserLocalPersistence })
    this.ownApp = new HostedApp(this.#auth)
    // The emulator's warning banner violates the content security policy; the service prints a warning at startup instead.
    if (emulatorHost !== null)
      connectAuthEmulator(this.#auth, `http://${emulatorHost}`, { disableWarnings: true })
  }

  onChange(listener: (user: SignedIn | null) => void): () => void {
    return onAuthStateChanged(this.#auth, (user) => listener(user && toSignedIn(user)))
  }

  async signIn(email: string, password: string): Promise<AwaitedFactor | null> {
    return await this.#askForCode(signInWithEmailAndPassword(this.#auth, email, password))
  }

  async confirmSignIn({ code }: { readonly code: string }): Promise<void> {
    if (!this.#awaited) throw buildIdentityError('signInExpired')
    await confirmByApp(this.#awaited, code)
    this.#awaited = null
  }

  /** The provider has no passkeys. */
  async enter(): Promise<never> {
    throw buildIdentityError('unavailable')
  }

  /** Resolves to nothing once an operation is done, or to the second factor that it awaits. */
  async #askForCode(operation: Promise<unknown>): Promise<AwaitedFactor | null> {
    this.#awaited = null
    try {
      await operation
      return null
    } catch (error) {
      if (!isAwaitingFactor(error)) throw toIdentityError(error)
      const awaited = getMultiFactorResolver(this.#auth, error)
      findApp(awaited)
      this.#awaited = awaited
      return { pending: '', app: true, passkey: false, isHosted: true }
    }
  }

  /** Ignores the invitation, which is redeemed at the service afterwards. */
  async signUp(email: string, password: string): Promise<void> {
    await translateErrors(createUserWithEmailAndPassword(this.#auth, email, password))
  }

  /** Hides whether the account exists, which older projects reveal. */
  async requestReset(email: string): Promise<void> {
    this.#auth.languageCode = 'de'
    const sent = sendPasswordResetEmail(this.#auth, email)
    await translateErrors(
      sent.catch((error) => (isUnknownAccount(error) ? undefined : Promise.reject(error))),
    )
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await translateErrors(confirmPasswordReset(this.#auth, token, password))
    await translateErrors(signOut(this.#auth))
  }

  /** Forces a new token, which carries the time of authentication. */
  async reauthenticate(password: string): Promise<AwaitedFactor | null> {
    const user = this.#auth.currentUser
    if (!user) throw buildIdentityError('unavailable')
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    return await this.#askForCode(
      reauthenticateWithCredential(user, credential).then(() => user.getIdToken(true)),
    )
  }

  async confirmAddress(code: string): Promise<void> {
    await translateErrors(applyActionCode(this.#auth, code))
  }

  async signOut(): Promise<void> {
    await translateErrors(signOut(this.#auth))
  }

  async token({ fresh = false } = {}): Promise<string | null> {
    await this.#auth.authStateReady()
    const user = this.#auth.currentUser
    if (!user) return null
    try {
      return await user.getIdToken(fresh)
    } catch (error) {
      // A deleted or disabled account has just been signed out.
      if (this.#auth.currentUser === null) return null
      throw toIdentityError(error)
    }
  }
}

function toSignedIn({ email }: User): SignedIn {
  return { email: email ?? '' }
}

function isUnknownAccount(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/user-not-found'
}
