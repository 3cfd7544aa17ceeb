import { pages } from '@hausblick/contract/pages.ts'
import { Button } from '../../base/ui/Button.tsx'
import { toFieldFault } from '../../base/ui/FieldFault.ts'
import { FormError } from '../../base/ui/FormError.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { useFieldForm } from '../../base/ui/useFieldForm.ts'
import { newPasswordRules } from '../../parts/session/credentials.ts'
import { identityFields } from '../../parts/session/identityFields.ts'
import { NewPasswordField } from '../../parts/session/NewPasswordField.tsx'
import { useSession } from '../../parts/session/useSession.ts'
import * as texts from './texts.ts'

interface Props {
  token: string
  onDone: () => void
}

export function NewPassword({ token, onDone }: Props) {
  const session = useSession()
  const { frame, field, busy, refusal } = useFieldForm<{ password: string }>({
    send: async ({ password }) => {
      try {
        await session.confirmReset(token, password)
      } catch (cause) {
        throw toFieldFault(cause, identityFields)
      }
      onDone()
    },
  })
  return (
    <>
      <FormError {...refusal} />
      <form {...frame}>
        <NewPasswordField label={texts.newPassword} {...field('password', newPasswordRules)} />
        <Button type="submit" aria-disabled={busy} className="mt-6 w-full">
          {texts.save}
        </Button>
      </form>
      <p className="mt-6 text-ink-2">
        {texts.linkExpired}{' '}
        <Link to={pages.login.path} className="link">
          {texts.askForLink}
        </Link>
      </p>
    </>
  )
}
