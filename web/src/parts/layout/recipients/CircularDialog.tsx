import {
  type Giving,
  MAX_CIRCULAR_LENGTH,
  previewCircularCall,
  sendCircularCall,
} from '@hausblick/contract/calls/givings.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { renewDocuments } from '../../../base/data/documents/corrections.ts'
import { createRandomKey } from '../../../base/data/randomKey.ts'
import { saveFile } from '../../../base/data/saveFile.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextArea } from '../../../base/ui/TextArea.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { GivingDone } from './GivingDone.tsx'
import { RecipientsField } from './RecipientsField.tsx'
import { nobodyYet } from './recipients.ts'
import * as texts from './texts.ts'
import { useRecipients } from './useRecipients.ts'

interface Values {
  subject: string
  text: string
}

/** Writes a circular on the operator's letterhead, and gives it to owners. */
export default function CircularDialog({ onClose }: { onClose: () => void }) {
  const [given, setGiven] = useState<Giving | null>(null)
  return (
    <Dialog title={texts.circular} onClose={onClose}>
      {given ? <GivingDone begun={given} onClose={onClose} /> : <CircularForm onGiven={setGiven} />}
    </Dialog>
  )
}

function CircularForm({ onGiven }: { onGiven: (giving: Giving) => void }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [choice, setChoice] = useState(nobodyYet)
  const counted = useRecipients(choice)
  // The same for another attempt, which then gives nothing twice.
  const [id] = useState(createRandomKey)
  const total = counted.data?.total ?? 0
  const { form, frame, field, busy, refusal } = useFieldForm<Values>({
    defaultValues: { subject: '', text: '' },
    send: async (values) => {
      if (!counted.to || total === 0) throw new Error(texts.chooseFirst)
      onGiven(
        await ask(client, sendCircularCall, { body: { id, to: counted.to, total, ...values } }),
      )
      renewDocuments(queries)
    },
  })
  const look = useChange(async () => {
    const body = form.getValues()
    if (await form.trigger())
      await saveFile(client, previewCircularCall, { body }, `${texts.circular}.pdf`)
  })
  return (
    <form {...frame}>
      <FormError {...refusal} />
      <FormError text={look.error} />
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={texts.subject}
          required
          maxLength={maxLengths.fileNamePart}
          {...field('subject', { validate: (text) => text.trim() !== '' || texts.noSubject })}
        />
        <TextArea
          label={texts.text}
          hint={texts.textHint}
          required
          rows={8}
          maxLength={MAX_CIRCULAR_LENGTH}
          {...field('text', { validate: (text) => text.trim() !== '' || texts.noText })}
        />
        <RecipientsField value={choice} onChange={setChoice} counted={counted} />
        <div className="mt-1 flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={busy}>
            {busy ? texts.giving : texts.give(total)}
          </Button>
          <Button
            look="secondary"
            onClick={() => look.run(new FormData())}
            aria-disabled={look.busy}
          >
            <FileText size={18} />
            {texts.look}
          </Button>
        </div>
      </div>
    </form>
  )
}
