import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useController, useWatch } from 'react-hook-form'
import type { Filing } from '../../../base/data/documents/inbox.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { CustomerField } from '../../../parts/upload/staff/CustomerField.tsx'
import { DocumentFields } from '../../../parts/upload/staff/DocumentFields.tsx'
import { ExpenseKindField } from '../../../parts/upload/staff/ExpenseKindField.tsx'
import { describeSource, type FieldSource } from '../../../parts/upload/staff/SourceNote.tsx'
import { checkLabel, hasNone } from '../../../parts/upload/staff/staffDocument.ts'
import * as uploadTexts from '../../../parts/upload/texts.ts'
import type { CustomerChoice, DocumentValues } from '../../../parts/upload/values.ts'
import * as texts from '../texts.ts'
import { useProposal } from '../useProposal.ts'
import { type Doubtful, firstCustomer, focusDoubtful, keepLast } from './keepLast.ts'
import { isComplete, type Letter, labelOf, type ToMany } from './letter.ts'
import { ShortcutNote } from './ShortcutNote.tsx'
import { namedCustomer, suggestedCustomer } from './suggestedCustomer.ts'
import { useAskAgain } from './useAskAgain.ts'
import type { Kept, Refused } from './useFiling.ts'

interface FilingValues extends DocumentValues {
  /** Whose a paper is to be. */
  customer: CustomerChoice
  /** The document's short label. */
  label: string
  /** Of an invoice; empty where nobody says. */
  expenseKind: string
}

interface Props {
  entry: Letter
  /** Email address of the signed-in account. */
  account: string
  /** Id of the element that names the document. */
  labelledBy: string
  takesFocus: boolean
  /** What was chosen for the document before. */
  kept: Kept | null
  /** How the document was to be filed, where that was refused. */
  refused: Refused | undefined
  /** Called with the customer whom a paper is given to; null for documents. */
  onFile: (filing: Filing, customer: CustomerRow | null) => void
  /** Called with what is filled in, where it is to go to many. */
  onMany: (many: ToMany) => void
}

/** Sets the street, type, date and label of what waits, and the customer of a paper, prefilled with likely values. */
export function FilingForm(props: Props) {
  const { entry, account, labelledBy, takesFocus, refused, onFile, onMany } = props
  const isPaper = entry.paper !== undefined
  const [customer, setCustomer] = useState<CustomerRow | null>(
    refused?.customer ?? firstCustomer(entry, props.kept?.customer ?? null),
  )
  const customerId = isPaper ? (customer?.id ?? '') : entry.customerId
  const proposal = useProposal({ ...entry, customerId }, account)
  const { suggestions } = proposal
  const { proposed, sources, doubtful } = keepLast(proposal, customerId, props.kept)
  const asked = refused && {
    street: { isNew: false, text: refused.filing.street },
    type: { isNew: false, text: refused.filing.type },
    date: refused.filing.date,
    label: refused.filing.name,
    expenseKind: refused.filing.expenseKind ?? '',
  }
  const { invoice } = entry
  const { expenseKind: kind } = entry.suggestion
  const certainKind = kind?.isCertain ? kind.value : ''
  const askAgain = useAskAgain([entry])
  // Fields edited by hand keep their values; the others follow the proposal, parts of which load later.
  const { form, frame, field, busy, refusal } = useFieldForm<FilingValues>({
    values: {
      ...(asked ?? { ...proposed, label: labelOf(entry), expenseKind: certainKind }),
      customer: { isNew: false, customer },
    },
    send: async ({ street, type, date, label, expenseKind, customer: { isNew: _, ...chosen } }) => {
      askAgain()
      onFile(
        {
          ...{ street: street.text, type: type.text, date, name: label },
          ...(invoice && { expenseKind: expenseKind || null }),
        },
        isPaper && 'customer' in chosen ? chosen.customer : null,
      )
    },
  })
  const choice = useWatch({ control: form.control, name: 'customer' })
  const expenseKind = useController({ control: form.control, name: 'expenseKind' })
  const chosen = choice.isNew ? null : choice.customer
  useEffect(() => setCustomer(chosen), [chosen])
  const { isDirty } = form.formState
  const { getValues } = form
  const label = asked?.label ?? labelOf(entry)
  const isSure = !isPaper || suggestedCustomer(entry) !== null
  const wanted = isSure ? (doubtful[0] ?? 'label') : 'customer'
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What is being typed is known at once; that the form is dirty, only after it has rendered.
    const isTouched = isDirty || getValues('label') !== label
    if (takesFocus && !isTouched) focusDoubtful(element.current, wanted)
  }, [takesFocus, isDirty, wanted, getValues, label])
  const goOn = () => {
    const { customer, street, type } = getValues()
    const empty: Readonly<Record<Doubtful, boolean>> = {
      customer: isPaper && hasNone(customer),
      street: street.text === '',
      type: type.text === '',
    }
    const fields = ['customer', 'street', 'type'] as const
    focusDoubtful(element.current, fields.find((each) => empty[each]) ?? 'label')
  }
  const takeCustomer = () => {
    form.setValue(
      'customer',
      { isNew: false, customer: namedCustomer(entry) },
      { shouldDirty: true },
    )
    form.clearErrors('customer')
    goOn()
  }
  const toMany = () => {
    const { street, type, date, label } = getValues()
    onMany({ entry, values: { street, type, date, label }, suggestions })
  }
  return (
    <form {...frame} aria-labelledby={labelledBy} data-complete={isComplete(entry) || undefined}>
      <FormError text={refusal.text ?? refused?.message ?? null} id={refusal.id} />
      <div ref={element} className="grid grid-cols-1 gap-4">
        <FormProvider {...form}>
          {isPaper && (
            <CustomerField
              canCreate={false}
              hint={describeSource(sourceOf(entry), chosen?.id ?? '', takeCustomer) ?? null}
            />
          )}
          <DocumentFields suggestions={suggestions} sources={sources} onTaken={goOn} />
        </FormProvider>
        {invoice && (
          <ExpenseKindField
            customerId={customerId || null}
            value={expenseKind.field.value}
            onChange={expenseKind.field.onChange}
            suggested={kind}
          />
        )}
        <TextField
          label={uploadTexts.label}
          required
          maxLength={maxLengths.fileNamePart}
          {...field('label', { validate: checkLabel })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={busy} className="grow">
            {texts.file}
          </Button>
          <Button look="secondary" onClick={toMany}>
            <Users size={18} />
            {isPaper ? texts.toMany : texts.alsoToOthers}
          </Button>
        </div>
      </div>
      <ShortcutNote />
    </form>
  )
}

/** Shows from which words a paper's customer comes, or offers one. */
function sourceOf({ suggestion: { customer } }: Letter): FieldSource | undefined {
  if (!customer) return undefined
  const { value, name, words, isCertain } = customer
  return { value, label: name || value, text: texts.comesFrom(words), isOffered: !isCertain }
}
