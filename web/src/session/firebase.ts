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
import { readFirebaseError } from './firebaseError.ts'
import type { Identity, SignedIn } from './identity.ts'
import { IdentityError } from './identityError.ts'

interface Project {
  readonly projectId: string
  /** Names the project to the provider; it is no secret. */
  readonly apiKey: string
  /** Host and port of the provider's emulator; null where the provider itself is asked. */
  readonly emulatorHost: string | null
}

/**
 * Google's Identity Platform. It keeps the session in the browser's local storage, renews the identity token, and follows
 * what other tabs do. Accounts are made there by anyone; without an invitation redeemed they see nothing but the demo.
 */
export class FirebaseIdentity implements Identity {
  readonly #auth: Auth

  constructor({ projectId, apiKey, emulatorHost }: Project) {
    const app = initializeApp({ projectId, apiKey })
    this.#auth = initializeAuth(app, { persistence: browserLocalPersistence })
    // Its warning is a banner whose style the content policy forbids; the service says it when it starts.
    if (emulatorHost !== null)
      connectAuthEmulator(this.#auth, `http://${emulatorHost}`, { disableWarnings: true })
  }

  onChange(listener: (user: SignedIn | null) => void): () => void {
    return onAuthStateChanged(this.#auth, (user) => listener(user && readUser(user)))
  }

  async signIn(email: string, password: string): Promise<void> {
    await told(signInWithEmailAndPassword(this.#auth, email, password))
  }

  /** The provider knows nothing of invitations: whoever signs up redeems theirs at the service. */
  async signUp(email: string, password: string): Promise<void> {
    await told(createUserWithEmailAndPassword(this.#auth, email, password))
  }

  /** Older projects say when there is no such account; that is not passed on. */
  async requestReset(email: string): Promise<void> {
    this.#auth.languageCode = 'de'
    const sent = sendPasswordResetEmail(this.#auth, email)
    await told(sent.catch((error) => (isUnknownAccount(error) ? undefined : Promise.reject(error))))
  }

  async confirmReset(token: string, password: string): Promise<void> {
    await told(confirmPasswordReset(this.#auth, token, password))
    await told(signOut(this.#auth))
  }

  /** The next token says when the password was entered. */
  async reauthenticate(password: string): Promise<void> {
    const user = this.#auth.currentUser
    if (!user) throw new IdentityError('unavailable')
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await told(reauthenticateWithCredential(user, credential).then(() => user.getIdToken(true)))
  }

  async signOut(): Promise<void> {
    await told(signOut(this.#auth))
  }

  async token({ fresh = false } = {}): Promise<string | null> {
    await this.#auth.authStateReady()
    const user = this.#auth.currentUser
    if (!user) return null
    try {
      return await user.getIdToken(fresh)
    } catch (error) {
      // An account that is no more, or is blocked, has just been signed out.
      if (this.#auth.currentUser === null) return null
      throw readFirebaseError(error)
    }
  }
}

function readUser({ email }: User): SignedIn {
  return { email: email ?? '' }
}

function isUnknownAccount(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/user-not-found'
}

/** Waits for what the provider does, and tells its failure as the port does. */
async function told(done: Promise<unknown>): Promise<void> {
  await done.catch((error: unknown) => Promise.reject(readFirebaseError(error)))
}
