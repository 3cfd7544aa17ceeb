import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { ConfirmSignIn, PendingSignIn } from '@hausblick/contract/calls/pendingSignIn.ts'
import type { NewApp } from '@hausblick/contract/calls/secondFactor.ts'
import type { AskProvider } from './askProvider.ts'

/** The user signed in at the identity provider. */
export interface SignedIn {
  readonly email: string
}

/** The second factor that a sign-in awaits. */
export interface AwaitedFactor extends PendingSignIn {
  /** Whether the provider is a hosted one, which has no recovery codes. */
  readonly isHosted?: boolean
}

/** The authenticator app of the signed-in account at a hosted provider. */
export interface OwnApp {
  isOn(): Promise<boolean>
  /** Starts setting one up, which the app shows under the issuer's name. */
  start(issuer: string): Promise<NewApp>
  /** Completes setting it up by its first code. */
  confirm(code: string): Promise<void>
}

/** The port to an identity provider. All methods reject with an `IdentityError`. */
export interface Identity {
  /**
   * Notifies the listener of the signed-in user, null when signed out, as soon as it is known and on every change, in other
   * tabs too. Returns a function that unsubscribes.
   */
  onChange(listener: (user: SignedIn | null) => void): () => void
  /** Resolves to null once signed in, or to the second factor that it awaits. */
  signIn(email: string, password: string): Promise<AwaitedFactor | null>
  /** Completes by a code a sign-in that awaits its second factor. */
  confirmSignIn(confirmation: ConfirmSignIn): Promise<void>
  /** Makes the calls that sign in by a passkey. */
  enter(signIn: (ask: AskProvider) => Promise<void>): Promise<void>
  /** Creates an account and signs it in. */
  signUp(email: string, password: string, invitation: Invitation): Promise<void>
  /** Emails a password reset link, without revealing whether there is an account. */
  requestReset(email: string): Promise<void>
  /** Sets a new password with the single-use token of a reset link. Afterwards, no one is signed in to the account. */
  confirmReset(token: string, password: string): Promise<void>
  /** Verifies the signed-in user's password, so that further calls count as following a recent sign-in; resolves like `signIn`. */
  reauthenticate(password: string): Promise<AwaitedFactor | null>
  /** Confirms an account's address by the code of a mail; absent where the provider sends none. */
  confirmAddress?(code: string): Promise<void>
  /** The account's authenticator app, where the provider keeps it. */
  readonly ownApp?: OwnApp
  signOut(): Promise<void>
  /** Resolves to a bearer token for the service, null when signed out. `fresh` forces a new one. */
  token(options?: { fresh?: boolean }): Promise<string | null>
}
