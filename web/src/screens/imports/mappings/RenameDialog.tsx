import { renameMappingCall, type SavedMapping } from '@hausblick/contract/calls/mappings.ts'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import * as texts from './texts.ts'

interface Props {
  mapping: SavedMapping
  onClose: () => void
  onRenamed: () => Promise<void>
}

export default function RenameDialog({ mapping, onClose, onRenamed }: Props) {
  const { client } = useAccess()
  const { frame, field, busy, refusal } = useFieldForm<{ name: string }>({
    defaultValues: { name: mapping.name },
    send: async ({ name }) => {
      const params = { id: mapping.id }
      await ask(client, renameMappingCall, { params, body: { name: name.trim() } })
      await onRenamed()
    },
  })
  return (
    <Dialog title={texts.renameOf(mapping.name)} onClose={onClose}>
      <FormError {...refusal} />
      <form {...frame} className="grid gap-6">
        <TextField
          label={texts.newName}
          autoComplete="off"
          maxLength={120}
          required
          {...field('name', { setValueAs: (text: string) => text.trim(), required: true })}
        />
        <Button type="submit" aria-disabled={busy} className="justify-self-end">
          {texts.saveName}
        </Button>
      </form>
    </Dialog>
  )
}
