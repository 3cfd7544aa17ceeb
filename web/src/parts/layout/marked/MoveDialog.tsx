import { FormProvider } from 'react-hook-form'
import { labelCustomer } from '../../../base/data/customers.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { CustomerField } from '../../upload/staff/CustomerField.tsx'
import { getCustomerId } from '../../upload/staff/staffDocument.ts'
import type { CustomerChoice } from '../../upload/values.ts'
import * as texts from './texts.ts'
import type { MarkedDialogProps } from './useSteps.ts'

/** Moves several documents to another customer, and papers into the customer's inbox. */
export default function MoveDialog({
  marked,
  steps,
  onDone,
  onClose,
  finalFocus,
}: MarkedDialogProps) {
  const count = marked.length
  const documents = marked.filter(({ paper }) => !paper).length
  const { form, frame, busy, refusal } = useFieldForm<{ customer: CustomerChoice }>({
    defaultValues: { customer: { isNew: false, customer: null } },
    send: async ({ customer }) => {
      const to = getCustomerId(customer)
      const changes = marked.map((each) =>
        each.paper
          ? ({ kind: 'givePaper', ...each.paper, customerId: to } as const)
          : ({ kind: 'correct', ...each.seen, to, ...each.parts } as const),
      )
      const label = customer.isNew || !customer.customer ? to : labelCustomer(customer.customer)
      await steps.take(changes, () => texts.moved(count, label))
      onDone()
    },
  })
  return (
    <Dialog
      title={documents === 0 ? texts.giveHeading(count) : texts.moveHeading(count)}
      onClose={() => !busy && onClose()}
      finalFocus={finalFocus}
    >
      <form {...frame}>
        <FormError {...refusal} />
        <div className="grid grid-cols-1 gap-4">
          <FormProvider {...form}>
            <CustomerField
              canCreate={false}
              hint={documents === 0 ? texts.giveNote(count) : texts.moveNote}
            />
          </FormProvider>
          <Button type="submit" aria-disabled={busy}>
            {busy ? texts.saving : texts.moveAction}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
