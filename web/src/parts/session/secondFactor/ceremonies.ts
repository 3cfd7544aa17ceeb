import type {
  PasskeyAssertion,
  PasskeyAttestation,
} from '@hausblick/contract/calls/secondFactor.ts'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { buildIdentityError } from '../buildIdentityError.ts'

/** Has the browser sign a challenge by a passkey. Rejects with an `IdentityError` where that is cancelled or impossible. */
export async function answerChallenge(options: object): Promise<PasskeyAssertion> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(explain)
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } }
}

/** Has the browser make a passkey. Rejects like `answerChallenge`. */
export async function makePasskey(options: object): Promise<PasskeyAttestation> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const passkey = await startRegistration({ optionsJSON }).catch(explain)
  return { ...passkey, clientExtensionResults: { ...passkey.clientExtensionResults } }
}

function explain(cause: unknown): never {
  const code = cause instanceof WebAuthnError ? cause.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    throw buildIdentityError('passkeyExists', { cause })
  if (code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')
    throw buildIdentityError('passkeyUnverified', { cause })
  const isUnsupported = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
  const said = isUnsupported ? 'passkeysUnsupported' : 'passkeyCancelled'
  throw buildIdentityError(said, { cause })
}
