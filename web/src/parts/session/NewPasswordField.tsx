import type { ComponentProps } from 'react'
import { PasswordField } from '../../base/ui/PasswordField.tsx'
import * as texts from './entryTexts.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>

export function NewPasswordField(props: Props) {
  return <PasswordField {...props} hint={texts.passwordRule} autoComplete="new-password" />
}
