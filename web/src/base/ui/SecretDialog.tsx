import { useRef } from 'react'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from './TextField.tsx'
import * as texts from './texts.ts'

interface Props {
  title: string
  note: string
  /** What the secret is called. */
  label: string
  secret: string
  onClose: () => void
}

/** Shows a secret, once. Its code must be there before the secret is. */
export function SecretDialog({ title, note, label, secret, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mb-5 text-ink-2">{note}</p>
      <TextField
        ref={field}
        label={label}
        name="secret"
        value={secret}
        readOnly
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <CopyButton
          text={secret}
          byHand={texts.copyMarked}
          onRefused={() => field.current?.select()}
        />
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </Dialog>
  )
}
