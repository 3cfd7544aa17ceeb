import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FieldFault } from '../ui/FieldFault.ts'
import { FormError } from '../ui/FormError.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useFieldForm } from '../ui/useFieldForm.ts'
import { passwordRules } from './credentials.ts'
import { IdentityError } from './identityError.ts'
import { OwnAddress } from './OwnAddress.tsx'
import { useSession } from './useSession.ts'

const WRONG = 'Das Passwort ist falsch. Bitte geben Sie es noch einmal ein.'

/** Asks for the password once more; what was asked for before goes on by itself afterwards. It is imported lazily. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { frame, field, busy, refusal } = useFieldForm<{ password: string }>({
    send: async ({ password }) => {
      try {
        await session.reauthenticate(password)
      } catch (cause) {
        if (!(cause instanceof IdentityError) || cause.code !== 'wrongCredentials') throw cause
        throw new FieldFault(WRONG, ['password'], { cause })
      }
      session.prompt.answer(true)
    },
  })
  return (
    <Dialog title="Sind Sie es noch?" onClose={onClose}>
      <FormError {...refusal} />
      <p className="mb-5 text-ink-2">
        Ihre Anmeldung ist länger als 15 Minuten her. Bitte geben Sie zur Sicherheit Ihr Passwort
        ein, dann geht es weiter.
      </p>
      <form {...frame}>
        <OwnAddress />
        <PasswordField
          label="Passwort"
          autoComplete="current-password"
          {...field('password', passwordRules)}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" aria-disabled={busy}>
            Weiter
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
