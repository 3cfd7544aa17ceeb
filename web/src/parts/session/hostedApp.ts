import { FirebaseError } from '@firebase/app'
import {
  type Auth,
  FactorId,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  multiFactor,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from '@firebase/auth'
import type { NewApp } from '@hausblick/contract/calls/secondFactor.ts'
import { buildIdentityError } from './buildIdentityError.ts'
import { toIdentityError, translateErrors } from './firebaseError.ts'
import type { OwnApp } from './identity.ts'

/** Whether the provider has accepted the password and awaits the second factor. */
export function isAwaitingFactor(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required'
}

/**
 * Returns the authenticator app that may confirm a sign-in. Throws where there are telephones only: for codes by SMS the
 * provider requires scripts of reCAPTCHA.
 */
export function findApp({ hints }: MultiFactorResolver): MultiFactorInfo {
  const app = hints.find(isApp)
  if (!app) throw buildIdentityError('smsUnsupported')
  return app
}

export async function confirmByApp(resolver: MultiFactorResolver, code: string): Promise<void> {
  const digits = code.replaceAll(/[\s-]/g, '')
  const { uid } = findApp(resolver)
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(uid, digits)
  await translateErrors(resolver.resolveSignIn(assertion))
}

/** The authenticator app of the signed-in account, which the provider keeps. */
export class HostedApp implements OwnApp {
  readonly #auth: Auth
  #secret: TotpSecret | null = null

  constructor(auth: Auth) {
    this.#auth = auth
  }

  async isOn(): Promise<boolean> {
    return multiFactor(await this.#user()).enrolledFactors.some(isApp)
  }

  /** Rejects where the account's address has not been confirmed, which the provider requires, and sends the mail for it. */
  async start(issuer: string): Promise<NewApp> {
    const user = await this.#user()
    try {
      const session = await multiFactor(user).getSession()
      this.#secret = await TotpMultiFactorGenerator.generateSecret(session)
    } catch (cause) {
      const error = toIdentityError(cause)
      if (error.code === 'addressUnconfirmed') await this.#askToConfirmAddress(user)
      throw error
    }
    const { secretKey: secret } = this.#secret
    return { secret, address: this.#secret.generateQrCodeUrl(user.email ?? '', issuer) }
  }

  async confirm(code: string): Promise<void> {
    if (!this.#secret) throw buildIdentityError('unavailable')
    const digits = code.replaceAll(/[\s-]/g, '')
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(this.#secret, digits)
    await translateErrors(multiFactor(await this.#user()).enroll(assertion, 'App'))
    this.#secret = null
  }

  async #askToConfirmAddress(user: User): Promise<void> {
    this.#auth.languageCode = 'de'
    await translateErrors(sendEmailVerification(user))
  }

  async #user(): Promise<User> {
    await this.#auth.authStateReady()
    if (!this.#auth.currentUser) throw buildIdentityError('unavailable')
    return this.#auth.currentUser
  }
}

function isApp({ factorId }: MultiFactorInfo): boolean {
  return factorId === FactorId.TOTP
}
