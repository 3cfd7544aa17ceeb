export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What stands in the two fields of a form that signs in. */
export function readCredentials(fields: FormData): Credentials {
  return { email: String(fields.get('email')).trim(), password: String(fields.get('password')) }
}
