import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'

const address = ['email']
const newPassword = ['password']

/** Maps refusals to the form fields that cause them, if any. */
export const identityFields: Partial<Record<IdentityErrorCode, readonly string[]>> = {
  wrongCredentials: ['email', 'password'],
  addressInUse: address,
  addressInvalid: address,
  addressReserved: address,
  invitationForAnotherAddress: address,
  passwordTooShort: newPassword,
  passwordTooLong: newPassword,
  passwordGuessable: newPassword,
  passwordTooWeak: newPassword,
  passwordUnchanged: newPassword,
  wrongPassword: ['current'],
}
