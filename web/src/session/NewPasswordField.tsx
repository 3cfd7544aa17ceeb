import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import * as texts from './texts.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>

/** A password that is chosen here, with the rule that the service checks it by. */
export function NewPasswordField(props: Props) {
  return <PasswordField {...props} hint={texts.passwordRule} autoComplete="new-password" />
}
