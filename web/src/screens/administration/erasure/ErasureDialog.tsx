import {
  type Erasure,
  eraseCustomerCall,
  previewErasureCall,
} from '@hausblick/contract/calls/erasure.ts'
import { Download } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { ErasureTable } from './ErasureTable.tsx'
import { saveReport } from './report.ts'
import * as texts from './texts.ts'

interface Props {
  customerId: string
  /** Called with whether the customer has been deleted. */
  onClose: (isErased?: boolean) => void
}

/** Shows what deleting a customer deletes, asks for their number, deletes, and shows what was deleted. */
export default function ErasureDialog({ customerId, onClose }: Props) {
  const [done, setDone] = useState<Erasure | null>(null)
  return done ? (
    <Dialog title={texts.erasedTitle(customerId)} onClose={() => onClose(true)}>
      <Result erasure={done} onClose={() => onClose(true)} />
    </Dialog>
  ) : (
    <Dialog title={texts.eraseTitle(customerId)} onClose={() => onClose(false)}>
      <Question customerId={customerId} onDone={setDone} onClose={() => onClose(false)} />
    </Dialog>
  )
}

interface QuestionProps {
  customerId: string
  onDone: (erasure: Erasure) => void
  onClose: () => void
}

function Question({ customerId, onDone, onClose }: QuestionProps) {
  const { client } = useAccess()
  const asked = { params: { customerId } }
  const read = useRead((access) => ({
    ...queryOf(access.client, previewErasureCall, asked),
    // What is about to be deleted must be what is stored now.
    gcTime: 0,
  }))
  const { frame, field, busy, refusal } = useFieldForm<{ confirmation: string }>({
    send: async ({ confirmation }) => {
      onDone(await ask(client, eraseCustomerCall, { ...asked, body: { confirmation } }))
    },
  })
  if (read.error) return <FailedRead title={texts.previewFailed} read={read} />
  return (
    <>
      <p className="mb-4 text-ink-2">{texts.eraseNote}</p>
      {read.data ? (
        <ErasureTable erasure={read.data} />
      ) : (
        <p aria-busy>
          <Skeleton size="w-full" />
        </p>
      )}
      <form {...frame} className="mt-6">
        <TextField
          label={texts.confirmation}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('confirmation', {
            setValueAs: (text: string) => text.trim(),
            required: texts.noConfirmation,
          })}
        />
        {/* The list above may be longer than the screen. */}
        <div className="mt-5">
          <FormError {...refusal} />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" look="danger" aria-disabled={busy || !read.data}>
            {busy ? texts.erasing : texts.eraseAction}
          </Button>
        </div>
      </form>
    </>
  )
}

function Result({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const said = useRef<HTMLParagraphElement>(null)
  // The field that had the focus is gone. Later, the dialog would take it.
  useLayoutEffect(() => said.current?.focus(), [])
  return (
    <>
      <p ref={said} tabIndex={-1} className="mb-4 text-ink-2 outline-none">
        {texts.resultNote}
      </p>
      <ErasureTable erasure={erasure} />
      <p className="mt-4 text-13 text-ink-2 wrap-anywhere">
        {texts.cleaningNote(erasure.customerId)}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => saveReport(erasure)}>
          <Download size={18} />
          {texts.saveReport}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </>
  )
}
