import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'

const address = ['email']
const chosenPassword = ['password']

/** The fields of the forms of an account that each refusal concerns, where it concerns any. */
export const identityFields: Partial<Record<IdentityErrorCode, readonly string[]>> = {
  wrongCredentials: ['email', 'password'],
  addressInUse: address,
  addressInvalid: address,
  addressReserved: address,
  invitationForAnotherAddress: address,
  passwordTooShort: chosenPassword,
  passwordTooLong: chosenPassword,
  passwordGuessable: chosenPassword,
  passwordTooWeak: chosenPassword,
  passwordUnchanged: chosenPassword,
  wrongPassword: ['current'],
}
