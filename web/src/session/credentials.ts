import { identityErrors } from '@hausblick/contract/identity.ts'
import * as texts from './texts.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The rules of the fields of an account's forms. What a new password has to be, the identity provider checks. */
export const emailRules = {
  setValueAs: (email: string) => email.trim(),
  required: texts.enterEmail,
  pattern: { value: /^\S+@\S+$/, message: identityErrors.addressInvalid },
}
export const passwordRules = { required: texts.enterPassword }
export const newPasswordRules = { required: texts.choosePassword }
