import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { describeDocument } from '@hausblick/figures/documents/description.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useController, useWatch } from 'react-hook-form'
import { useAccess } from '../../../base/data/access.ts'
import { labelCustomer } from '../../../base/data/customers.ts'
import { toSeenDocument } from '../../../base/data/documents/corrections.ts'
import { documentsQuery } from '../../../base/data/documents/list.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import type { Steps } from '../../../parts/layout/marked/useSteps.ts'
import { useRights } from '../../../parts/session/staff/useRights.ts'
import { CustomerField } from '../../../parts/upload/staff/CustomerField.tsx'
import { DocumentFields } from '../../../parts/upload/staff/DocumentFields.tsx'
import { ExpenseKindField } from '../../../parts/upload/staff/ExpenseKindField.tsx'
import { checkLabel, getCustomerId } from '../../../parts/upload/staff/staffDocument.ts'
import { useListSuggestions } from '../../../parts/upload/staff/useListSuggestions.ts'
import * as uploadTexts from '../../../parts/upload/texts.ts'
import type { CustomerChoice, DocumentValues } from '../../../parts/upload/values.ts'
import * as texts from './correctionTexts.ts'
import { GiveDialog } from './GiveDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'

interface CorrectionValues extends DocumentValues {
  customer: CustomerChoice
  /** The document's short label. */
  label: string
  /** Of an invoice; empty where nobody says. */
  expenseKind: string
}

interface Props {
  entry: DocumentEntry
  /** Email address of the signed-in account. */
  account: string
  steps: Steps
  /** Returns the element to focus on closing; null restores the previous focus. */
  finalFocus: () => HTMLElement | null
  onClose: () => void
}

type Question = 'remove' | 'takeBack' | 'give'

/** Puts a document right: gives it other parts or another customer, removes it, takes back its filing, or gives it to others as well. */
export default function CorrectionDialog(props: Props) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { entry, account, steps, finalFocus, onClose } = props
  const asked = { entry, steps, finalFocus, onDone: onClose, onClose: () => setQuestion(null) }
  if (question === 'give')
    return <GiveDialog entry={entry} account={account} finalFocus={finalFocus} onClose={onClose} />
  if (question === 'remove') return <RemoveDialog {...asked} />
  if (question === 'takeBack') return <TakeBackDialog {...asked} />
  return <CorrectionForm {...props} onAsk={setQuestion} />
}

function CorrectionForm({
  entry,
  account,
  steps,
  finalFocus,
  onClose,
  onAsk,
}: Props & { onAsk: (question: Question) => void }) {
  const { client } = useAccess()
  const { remove: mayRemove } = useRights()
  const { customerId } = entry
  const isInvoice = entry.supplier !== null
  // Lists of all customers leave out the states.
  const { data: own } = useQuery(documentsQuery({ client, account, customerId }))
  const isFiled =
    own?.entries.find(({ fileName }) => fileName === entry.fileName)?.state === 'filed'
  const { form, frame, field, busy, refusal } = useFieldForm<CorrectionValues>({
    defaultValues: {
      customer: {
        isNew: false,
        customer: { id: customerId, registeredEmail: entry.customer ?? '' },
      },
      street: { isNew: false, text: entry.street },
      type: { isNew: false, text: entry.type },
      date: entry.date ?? '',
      label: entry.name,
      expenseKind: entry.expenseKind ?? '',
    },
    send: async ({ customer, street, type, date, label, expenseKind }) => {
      const to = getCustomerId(customer)
      const { fileName: seen, ...key } = toSeenDocument(entry)
      const parts = {
        ...{ street: street.text, date: date || null, type: type.text, name: label },
        ...(isInvoice && { expenseKind: expenseKind || null }),
      }
      await steps.take([{ kind: 'correct', ...key, seen, to, ...parts }], ([document]) => {
        const description = describeDocument(document?.name ?? '')
        return to === customerId || customer.isNew || !customer.customer
          ? texts.corrected(description)
          : texts.moved(description, labelCustomer(customer.customer))
      })
      onClose()
    },
  })
  const owner = useWatch({ control: form.control, name: 'customer' })
  const expenseKind = useController({ control: form.control, name: 'expenseKind' })
  const chosenId = getCustomerId(owner)
  const suggestions = useListSuggestions(chosenId || null, account)
  const isOther = chosenId !== '' && chosenId !== customerId
  return (
    <Dialog title={texts.heading} onClose={() => !busy && onClose()} finalFocus={finalFocus}>
      <form {...frame}>
        <FormError {...refusal} />
        <div className="grid grid-cols-1 gap-4">
          <FormProvider {...form}>
            <CustomerField
              canCreate={false}
              hint={isOther ? texts.otherCustomer(entry.customer ?? customerId) : null}
              // Streets belong to a customer.
              onChange={() => form.setValue('street', { isNew: false, text: '' })}
            />
            <DocumentFields suggestions={suggestions} canLackDate={entry.date === null} />
          </FormProvider>
          {isInvoice && (
            <ExpenseKindField
              customerId={chosenId || null}
              value={expenseKind.field.value}
              onChange={expenseKind.field.onChange}
            />
          )}
          <TextField
            label={uploadTexts.label}
            required
            maxLength={maxLengths.fileNamePart}
            {...field('label', { validate: checkLabel })}
          />
          <Button type="submit" aria-disabled={busy} className="mt-1">
            {busy ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button look="secondary" onClick={() => !busy && onAsk('give')} aria-disabled={busy}>
          <Users size={18} />
          {texts.give}
        </Button>
        {mayRemove && (
          <Button look="secondary" onClick={() => !busy && onAsk('remove')} aria-disabled={busy}>
            <Trash2 size={18} />
            {texts.remove}
          </Button>
        )}
        {isFiled && (
          <Button look="secondary" onClick={() => !busy && onAsk('takeBack')} aria-disabled={busy}>
            <Undo2 size={18} />
            {texts.takeBack}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
