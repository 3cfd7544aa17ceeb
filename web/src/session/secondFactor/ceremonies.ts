import { secondFactorErrors } from '@hausblick/contract/secondFactorErrors.ts'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { IdentityError } from '../identityError.ts'

/** Has the browser sign a challenge by a passkey. Rejects with an `IdentityError` where that is cancelled or impossible. */
export async function answerChallenge(options: unknown): Promise<unknown> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return await startAuthentication({ optionsJSON }).catch(explain)
}

/** Has the browser make a passkey. Rejects like `answerChallenge`. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return await startRegistration({ optionsJSON }).catch(explain)
}

function explain(cause: unknown): never {
  const code = cause instanceof WebAuthnError ? cause.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    throw new IdentityError('passkeyExists', { cause }, secondFactorErrors)
  if (code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')
    throw new IdentityError('passkeyUnverified', { cause }, secondFactorErrors)
  const isUnsupported = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
  const said = isUnsupported ? 'passkeysUnsupported' : 'passkeyCancelled'
  throw new IdentityError(said, { cause }, secondFactorErrors)
}
