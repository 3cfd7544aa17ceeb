import { changePasswordCall, listSessionsCall } from '@hausblick/contract/calls/identity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAccess } from '../data/access.ts'
import { ask, renew } from '../data/ask.ts'
import { newPasswordRules } from '../session/credentials.ts'
import { HiddenUsername } from '../session/HiddenUsername.tsx'
import { identityFields } from '../session/identityFields.ts'
import { NewPasswordField } from '../session/NewPasswordField.tsx'
import { Button } from '../ui/Button.tsx'
import { toFieldFault } from '../ui/FieldFault.ts'
import { FormError } from '../ui/FormError.tsx'
import { FormSuccess } from '../ui/FormSuccess.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useFieldForm } from '../ui/useFieldForm.ts'
import * as texts from './texts.ts'

/** Changes the password, given the current one (terms of use, § 4). */
export function PasswordPart() {
  const id = useId()
  const { client } = useAccess()
  const queries = useQueryClient()
  const [done, setDone] = useState(false)
  const { form, frame, field, busy, refusal } = useFieldForm<{ current: string; password: string }>(
    {
      send: async ({ current, password }) => {
        setDone(false)
        try {
          await ask(client, changePasswordCall, { body: { current, password } })
        } catch (cause) {
          throw toFieldFault(cause, identityFields)
        }
        setDone(true)
        form.reset({ current: '', password: '' })
        await renew(queries, listSessionsCall)
      },
    },
  )
  return (
    <section aria-labelledby={id} className="mt-6 border-line border-t pt-6">
      <h3 id={id} className="mb-4 font-semibold">
        {texts.changePassword}
      </h3>
      <FormError {...refusal} />
      <FormSuccess text={done && !busy ? texts.passwordChanged : null} />
      <form {...frame} className="grid gap-4">
        <HiddenUsername />
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          {...field('current', { required: texts.enterCurrentPassword })}
        />
        <NewPasswordField label={texts.newPassword} {...field('password', newPasswordRules)} />
        <div>
          <Button type="submit" look="secondary" aria-disabled={busy}>
            {texts.changePassword}
          </Button>
        </div>
      </form>
    </section>
  )
}
