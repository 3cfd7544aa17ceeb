import { type IdentityErrorCode, passwordLength } from '@hausblick/contract/identity.ts'
import { isCommon } from './common.ts'

/** Why the account of an address cannot have a password, which counts as it was typed; null where it can. */
export function refusePassword(password: string, email: string): IdentityErrorCode | null {
  // As people count them: an emoji is one character, though it takes the space of two.
  const { length } = Array.from(password)
  if (length < passwordLength.min) return 'passwordTooShort'
  if (length > passwordLength.max) return 'passwordTooLong'
  if (isAddress(password.toLowerCase(), email.toLowerCase())) return 'passwordIsAddress'
  return isCommon(password) ? 'passwordTooCommon' : null
}

function isAddress(password: string, email: string): boolean {
  return password === email || password === email.slice(0, email.lastIndexOf('@'))
}
