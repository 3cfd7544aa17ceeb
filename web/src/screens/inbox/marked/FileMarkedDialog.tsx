import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useEffect, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { Filing } from '../../../base/data/documents/inbox.ts'
import { formatDate } from '../../../base/format/date.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import type { OptionOrNew } from '../../../base/ui/SelectOrNew.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import * as markedTexts from '../../../parts/layout/marked/texts.ts'
import type { StepDialogProps } from '../../../parts/layout/marked/useSteps.ts'
import { CustomerField } from '../../../parts/upload/staff/CustomerField.tsx'
import { PartField } from '../../../parts/upload/staff/PartField.tsx'
import { getCustomerId } from '../../../parts/upload/staff/staffDocument.ts'
import { useListSuggestions } from '../../../parts/upload/staff/useListSuggestions.ts'
import * as uploadTexts from '../../../parts/upload/texts.ts'
import type { CustomerChoice } from '../../../parts/upload/values.ts'
import { getLetterKey, type Letter, labelOf, toFiling } from '../filing/letter.ts'
import { suggestedCustomer } from '../filing/suggestedCustomer.ts'
import { useAskAgain } from '../filing/useAskAgain.ts'
import * as texts from '../texts.ts'

interface Values {
  street: OptionOrNew
  type: OptionOrNew
  /** Whose papers are to be. */
  customer: CustomerChoice
}

interface Props extends StepDialogProps {
  entries: readonly Letter[]
  /** Email address of the signed-in account. */
  account: string
}

/** Files several documents with one street and type, each with its own date and name, and papers for one customer. */
export default function FileMarkedDialog({
  entries,
  account,
  steps,
  onDone,
  onClose,
  finalFocus,
}: Props) {
  const papers = entries.filter(({ paper }) => paper)
  const [customer, setCustomer] = useState(agreedCustomer(papers))
  const customers = new Set(
    entries.map(({ customerId, paper }) => (paper ? (customer?.id ?? null) : customerId)),
  )
  const [only = null] = customers.size === 1 ? customers : []
  const suggestions = useListSuggestions(only, account)
  const streets = suggestions.streets.filter((street) => street !== uploadTexts.noBuilding)
  const count = entries.length
  const askAgain = useAskAgain(entries)
  const { form, frame, busy, refusal } = useFieldForm<Values>({
    values: {
      street: toOption(agreedOn(entries, 'street') ?? (streets.length === 1 ? streets[0] : '')),
      type: toOption(agreedOn(entries, 'type')),
      customer: { isNew: false, customer },
    },
    send: async ({ street, type, customer: choice }) => {
      askAgain()
      const changes = entries.map((entry) => {
        const own = { date: dateOf(entry), name: labelOf(entry), ...certainKindOf(entry) }
        const parts = { street: street.text, type: type.text, ...own }
        return toFiling(entry, parts, getCustomerId(choice))
      })
      await steps.take(changes, () => markedTexts.filed(count))
      onDone()
    },
  })
  const { control } = form
  const choice = useWatch({ control, name: 'customer' })
  const chosen = choice.isNew ? null : choice.customer
  useEffect(() => setCustomer(chosen), [chosen])
  return (
    <Dialog
      title={texts.fileMarked(count)}
      onClose={() => !busy && onClose()}
      finalFocus={finalFocus}
    >
      <form {...frame}>
        <FormError {...refusal} />
        <div className="grid grid-cols-1 gap-4">
          <FormProvider {...form}>
            {papers.length > 0 && (
              <CustomerField canCreate={false} hint={texts.ofPapers(papers.length)} />
            )}
            <PartField name="street" options={suggestions.streets} />
            <PartField name="type" options={suggestions.types} />
          </FormProvider>
          <div>
            <p className="mb-1.5 text-13 font-medium text-ink-2">{texts.eachOwn}</p>
            <ul className="max-h-48 divide-y divide-line overflow-y-auto rounded-control border border-line text-13">
              {entries.map((entry) => (
                <li key={getLetterKey(entry)} className="flex justify-between gap-3 px-3 py-2">
                  <span className="min-w-0 wrap-anywhere">{labelOf(entry)}</span>
                  <span className="shrink-0 text-ink-2">{formatDate(dateOf(entry))}</span>
                </li>
              ))}
            </ul>
          </div>
          <Button type="submit" aria-disabled={busy}>
            {busy ? markedTexts.saving : texts.file}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function toOption(text = ''): OptionOrNew {
  return { isNew: false, text }
}

/** Returns the customer that is certain for all, if it is the same. */
function agreedCustomer(papers: readonly Letter[]): CustomerRow | null {
  const [first = null, ...others] = papers.map(suggestedCustomer)
  return others.every((each) => each?.id === first?.id) ? first : null
}

/** Returns what is certain for all, if it is the same. */
function agreedOn(entries: readonly Letter[], field: 'street' | 'type'): string | undefined {
  const found = entries.map(({ suggestion }) => suggestion[field])
  const values = new Set(found.map((each) => (each?.isCertain ? each.value : undefined)))
  return values.size === 1 ? [...values][0] : undefined
}

/** Returns the day that a document states, or else the day that it came. */
function dateOf({ suggestion: { date }, uploadedAt }: Letter): string {
  return date?.isCertain ? date.value : berlinDay(new Date(uploadedAt))
}

function certainKindOf({ suggestion: { expenseKind } }: Letter): Pick<Filing, 'expenseKind'> {
  return expenseKind?.isCertain ? { expenseKind: expenseKind.value } : {}
}
