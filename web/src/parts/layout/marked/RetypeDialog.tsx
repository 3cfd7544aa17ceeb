import { useQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { useAccess } from '../../../base/data/access.ts'
import { documentChoicesQuery, MAX_CHOICES } from '../../../base/data/documents/choices.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { noOption, type OptionOrNew } from '../../../base/ui/SelectOrNew.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { PartField } from '../../upload/staff/PartField.tsx'
import { suggestTypes } from '../../upload/staff/suggestions.ts'
import * as uploadTexts from '../../upload/texts.ts'
import * as texts from './texts.ts'
import type { MarkedDialogProps } from './useSteps.ts'

/** Changes the type of several documents. */
export default function RetypeDialog({
  marked,
  steps,
  onDone,
  onClose,
  finalFocus,
}: MarkedDialogProps) {
  const { client } = useAccess()
  const { data: choices } = useQuery(documentChoicesQuery(client, '', MAX_CHOICES))
  const types = new Set(choices?.types)
  types.delete(uploadTexts.unfiledType)
  const count = marked.length
  const { form, frame, busy, refusal } = useFieldForm<{ type: OptionOrNew }>({
    defaultValues: { type: noOption },
    send: async ({ type: { text: type } }) => {
      // Papers have no type yet.
      const changes = marked.flatMap((each) =>
        each.paper
          ? []
          : ({
              kind: 'correct',
              ...each.seen,
              to: each.seen.customerId,
              ...each.parts,
              type,
            } as const),
      )
      await steps.take(changes, () => texts.retyped(count, type))
      onDone()
    },
  })
  return (
    <Dialog
      title={texts.retypeHeading(count)}
      onClose={() => !busy && onClose()}
      finalFocus={finalFocus}
    >
      <form {...frame}>
        <FormError {...refusal} />
        <div className="grid grid-cols-1 gap-4">
          <FormProvider {...form}>
            <PartField name="type" options={suggestTypes(types)} />
          </FormProvider>
          <Button type="submit" aria-disabled={busy}>
            {busy ? texts.saving : texts.saveAction}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
