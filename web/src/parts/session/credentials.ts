import { identityErrors } from '@hausblick/contract/identity.ts'
import * as texts from './entryTexts.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Validation rules of the account forms' fields. The identity provider checks the strength of new passwords. */
export const emailRules = {
  setValueAs: (email: string) => email.trim(),
  required: texts.enterEmail,
  pattern: { value: /^\S+@\S+$/, message: identityErrors.addressInvalid },
}
export const passwordRules = { required: texts.enterPassword }
export const newPasswordRules = { required: texts.choosePassword }
