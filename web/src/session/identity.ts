import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { PendingSignIn } from '@hausblick/contract/secondFactor.ts'
import type { ConfirmSignIn } from '@hausblick/contract/secondFactorRequests.ts'

/** The user signed in at the identity provider. */
export interface SignedIn {
  readonly email: string
}

/** The port to an identity provider. All methods reject with an `IdentityError`. */
export interface Identity {
  /**
   * Notifies the listener of the signed-in user, null when signed out, as soon as it is known and on every change, in other
   * tabs too. Returns a function that unsubscribes.
   */
  onChange(listener: (user: SignedIn | null) => void): () => void
  /** Resolves to null once signed in, or to the sign-in that awaits a second factor. */
  signIn(email: string, password: string): Promise<PendingSignIn | null>
  /** Completes a sign-in by a code. */
  confirmSignIn(confirmation: ConfirmSignIn): Promise<void>
  /** Signs in by a passkey of this device or another, as the browser offers. */
  signInByPasskey(): Promise<void>
  /** Creates an account and signs it in. */
  signUp(email: string, password: string, invitation: Invitation): Promise<void>
  /** Emails a password reset link, without revealing whether there is an account. */
  requestReset(email: string): Promise<void>
  /** Sets a new password with the single-use token of a reset link. Afterwards, no one is signed in to the account. */
  confirmReset(token: string, password: string): Promise<void>
  /** Verifies the signed-in user's password, so that further calls count as following a recent sign-in; resolves like `signIn`. */
  reauthenticate(password: string): Promise<PendingSignIn | null>
  signOut(): Promise<void>
  /** Resolves to a bearer token for the service, null when signed out. `fresh` forces a new one. */
  token(options?: { fresh?: boolean }): Promise<string | null>
}
