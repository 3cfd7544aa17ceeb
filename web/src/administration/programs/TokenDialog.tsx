import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import * as texts from './texts.ts'

/** Shows a token, once, with a button to copy it. Its code must be there before the token is. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const copied = outcome === texts.copied
  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      setOutcome(texts.copied)
    } catch {
      // Browsers refuse on insecure origins or without permission.
      field.current?.select()
      setOutcome(texts.copyByHand)
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <Dialog title={texts.tokenTitle} onClose={onClose}>
      <p className="mb-5 text-ink-2">{texts.tokenNote}</p>
      <TextField
        ref={field}
        label={texts.token}
        name="token"
        value={token}
        readOnly
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status" className={copied ? 'sr-only' : 'mt-1.5 text-13 text-ink-2'}>
        {outcome}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <Icon size={18} />
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </Dialog>
  )
}
