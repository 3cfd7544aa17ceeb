import { identityErrors } from '@hausblick/contract/identity.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

const NO_ADDRESS = 'Bitte geben Sie Ihre E-Mail-Adresse ein.'
const NO_PASSWORD = 'Bitte geben Sie Ihr Passwort ein.'
const NO_NEW_PASSWORD = 'Bitte wählen Sie ein Passwort.'

/** The rules of the fields of an account's forms. What a new password has to be, the identity provider checks. */
export const emailRules = {
  setValueAs: (email: string) => email.trim(),
  required: NO_ADDRESS,
  pattern: { value: /^\S+@\S+$/, message: identityErrors.addressInvalid },
}
export const passwordRules = { required: NO_PASSWORD }
export const newPasswordRules = { required: NO_NEW_PASSWORD }
