import { type IdentityErrorCode, identityErrors } from './identity.ts'
import { readSearch, textParameter, writeSearch } from './searchParameters.ts'

// Apart from the other addresses, since no page needs the texts of all refusals at first.

const errorParameter = textParameter('fehler')

/** Returns the address of a page that says why a sign-in at a provider failed. */
export function addSignInError(address: string, code: IdentityErrorCode): string {
  const [path = '', search = ''] = address.split('?')
  return `${path}?${writeSearch(errorParameter, search, code)}`
}

/** Returns why a sign-in at a provider failed; null if it did not. Anyone can craft a link, so only what we say is said. */
export function readSignInError(search: string): IdentityErrorCode | null {
  const code = readSearch(errorParameter, search)
  return isErrorCode(code) ? code : null
}

function isErrorCode(code: string): code is IdentityErrorCode {
  return Object.hasOwn(identityErrors, code)
}
