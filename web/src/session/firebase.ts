import { FirebaseError, initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from '@firebase/auth'
import { toIdentityError } from './firebaseError.ts'
import type { Identity, SignedIn } from './identity.ts'
import { IdentityError } from './identityError.ts'

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
  readonly #auth: Auth

  constructor({ projectId, apiKey, emulatorHost }: Project) {
    const app = initializeApp({ projectId, apiKey })
    this.#auth = initializeAuth(app, { persistence: browserLocalPersistence })
    // The emulator's warning banner violates the content security policy; the service prints a warning at startup instead.
    if (emulatorHost !== null)
      connectAuthEmulator(this.#auth, `http://${emulatorHost}`, { disableWarnings: true })
  }

  onChange(listener: (user: SignedIn | null) => void): () => void {
    return onAuthStateChanged(this.#auth, (user) => listener(user && toSignedIn(user)))
  }

  async signIn(email: string, password: string): Promise<null> {
    await translateErrors(signInWithEmailAndPassword(this.#auth, email, password))
    return null
  }

  /** The provider asks for second factors itself. */
  async enter(): Promise<never> {
    throw new IdentityError('unavailable')
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
  async reauthenticate(password: string): Promise<null> {
    const user = this.#auth.currentUser
    if (!user) throw new IdentityError('unavailable')
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await translateErrors(
      reauthenticateWithCredential(user, credential).then(() => user.getIdToken(true)),
    )
    return null
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

/** Translates a rejection by the provider into an `IdentityError`. */
async function translateErrors(operation: Promise<unknown>): Promise<void> {
  await operation.catch((error: unknown) => Promise.reject(toIdentityError(error)))
}
