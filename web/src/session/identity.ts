import type { Invitation } from '@hausblick/contract/addresses.ts'

/** Who is signed in at the identity provider. */
export interface SignedIn {
  readonly email: string
}

/** What the dashboard asks of an identity provider. What fails, fails with an `IdentityError`. */
export interface Identity {
  /** Tells who is signed in, null for nobody: as soon as it is known, and whenever it changes, also by another tab. */
  onChange(listener: (user: SignedIn | null) => void): () => void
  signIn(email: string, password: string): Promise<void>
  /** Makes an account and signs it in. */
  signUp(email: string, password: string, invitation: Invitation): Promise<void>
  /** Sends a link that the password of an address's account is reset by; whether there is an account is not told. */
  requestReset(email: string): Promise<void>
  /** Sets a new password by such a link's token, which counts once. Nobody is signed in to the account then. */
  confirmReset(token: string, password: string): Promise<void>
  /** Enters the password of who is signed in once more; calls count as made right after a sign-in from then on. */
  reauthenticate(password: string): Promise<void>
  signOut(): Promise<void>
  /** The bearer of a call to the service, null when nobody is signed in; `fresh` asks for one that was just made. */
  token(options?: { fresh?: boolean }): Promise<string | null>
}
