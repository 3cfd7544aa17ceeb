import { changePasswordCall } from '@hausblick/contract/calls/identity.ts'
import { listSessionsCall } from '@hausblick/contract/calls/sessions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { ask, renew } from '../../base/data/ask.ts'
import { Button } from '../../base/ui/Button.tsx'
import { toFieldFault } from '../../base/ui/FieldFault.ts'
import { FormError } from '../../base/ui/FormError.tsx'
import { FormSuccess } from '../../base/ui/FormSuccess.tsx'
import { PasswordField } from '../../base/ui/PasswordField.tsx'
import { useFieldForm } from '../../base/ui/useFieldForm.ts'
import { newPasswordRules } from '../../parts/session/credentials.ts'
import { HiddenUsername } from '../../parts/session/HiddenUsername.tsx'
import { identityFields } from '../../parts/session/identityFields.ts'
import { NewPasswordField } from '../../parts/session/NewPasswordField.tsx'
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
