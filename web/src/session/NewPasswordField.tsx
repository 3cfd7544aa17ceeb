import { passwordLength } from '@hausblick/contract/identity.ts'
import { PasswordField } from '../ui/PasswordField.tsx'

const RULE = `Mindestens ${passwordLength.min} Zeichen. Am besten drei oder vier Wörter, die nichts miteinander zu tun haben.`

interface Props {
  label: string
  /** Of the form's field. */
  name?: string
}

/** A password that is chosen here, with the rule that the service checks it by. */
export function NewPasswordField({ label, name = 'password' }: Props) {
  return <PasswordField label={label} name={name} hint={RULE} autoComplete="new-password" />
}
