import type { Identity } from '../account/identity.ts'
import { issuerOf } from './claims.ts'
import { createPublishedKeyLookup } from './keys.ts'
import { createFirebaseVerify, type FirebaseSettings } from './verify.ts'

/** Google's public keys for identity tokens, the same for every project. */
const KEYS_URL = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)

/**
 * Opens Google's Identity Platform, which stores accounts and passwords, and where the browser signs in. The service only
 * verifies its tokens.
 */
export function openFirebaseIdentity(settings: FirebaseSettings, keysUrl = KEYS_URL): Identity {
  return {
    verify: createFirebaseVerify(settings, createPublishedKeyLookup(keysUrl)),
    // The provider keeps the sessions and does not report when one ends; access ends with the account's link.
    find: async (subject) => ({ issuer: issuerOf(settings.projectId), subject }),
    register: () => {},
  }
}
