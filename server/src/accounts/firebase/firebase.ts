import type { Identity } from '../identity.ts'
import { issuerOf } from './claims.ts'
import { publishedKeys } from './keys.ts'
import { createVerify, type FirebaseSettings } from './verify.ts'

/** Where Google publishes what it signs identity tokens with, for every project the same. */
const KEYS_URL = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)

/**
 * Google's Identity Platform. Accounts and passwords are there, and the browser signs in there: the service has no calls
 * for it, and only verifies what it vouches for.
 */
export function openFirebaseIdentity(settings: FirebaseSettings, keysUrl = KEYS_URL): Identity {
  return {
    verify: createVerify(settings, publishedKeys(keysUrl)),
    // The provider keeps the sessions and does not tell when one ends; what ends here is the account's link.
    find: async (subject) => ({ issuer: issuerOf(settings.projectId), subject }),
    register: () => {},
  }
}
