import { passkeyNameLength } from '@hausblick/contract/secondFactor.ts'
import { FormDialog } from '../../../base/ui/FormDialog.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import * as texts from './texts.ts'

interface Props {
  title: string
  action: string
  name: string
  /** If it rejects, the dialog stays open and shows the error's message. */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

export function NameDialog({ title, action, name, onName, onClose }: Props) {
  const form = useFieldForm<{ name: string }>({
    defaultValues: { name },
    send: async (given) => await onName(given.name),
  })
  return (
    <FormDialog title={title} form={form} action={action} onClose={onClose}>
      <TextField
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        autoComplete="off"
        maxLength={passkeyNameLength}
        {...form.field('name', {
          setValueAs: (value: string) => value.trim(),
          required: texts.enterName,
        })}
      />
    </FormDialog>
  )
}
