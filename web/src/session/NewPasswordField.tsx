import { passwordLength } from '@hausblick/contract/identity.ts'
import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'

const RULE = `Mindestens ${passwordLength.min} Zeichen. Am besten drei oder vier Wörter, die weder miteinander noch mit Ihnen zu tun haben.`

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>

/** A password that is chosen here, with the rule that the service checks it by. */
export function NewPasswordField(props: Props) {
  return <PasswordField {...props} hint={RULE} autoComplete="new-password" />
}
