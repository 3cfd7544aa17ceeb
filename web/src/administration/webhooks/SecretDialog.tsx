import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import * as texts from './texts.ts'

/** Shows a secret, once. Its code must be there before the secret is. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title={texts.secretTitle} onClose={onClose}>
      <p className="mb-5 text-ink-2">{texts.secretNote}</p>
      <TextField
        label={texts.secret}
        name="secret"
        value={secret}
        readOnly
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </Dialog>
  )
}
