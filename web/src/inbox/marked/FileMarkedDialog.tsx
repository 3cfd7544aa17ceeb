import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useController } from 'react-hook-form'
import { formatDate } from '../../format/date.ts'
import * as markedTexts from '../../layout/marked/texts.ts'
import type { Steps } from '../../layout/marked/useSteps.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { type OptionOrNew, SelectOrNew } from '../../ui/SelectOrNew.tsx'
import { useFieldForm } from '../../ui/useFieldForm.ts'
import { checkStreet, checkType } from '../../upload/staff/staffDocument.ts'
import { useListSuggestions } from '../../upload/staff/useListSuggestions.ts'
import * as uploadTexts from '../../upload/texts.ts'
import { getLetterKey } from '../filing/letter.ts'
import * as texts from '../texts.ts'

interface Values {
  street: OptionOrNew
  type: OptionOrNew
}

interface Props {
  entries: readonly InboxEntry[]
  /** Email address of the signed-in account. */
  account: string
  steps: Steps
  /** Called once it is done. */
  onDone: () => void
  onClose: () => void
}

/** Files several documents with one street and type, each with its own date and name. */
export default function FileMarkedDialog({ entries, account, steps, onDone, onClose }: Props) {
  const customers = new Set(entries.map(({ customerId }) => customerId))
  const [only = null] = customers.size === 1 ? customers : []
  const suggestions = useListSuggestions(only, account)
  const streets = suggestions.streets.filter((street) => street !== uploadTexts.noBuilding)
  const count = entries.length
  const { form, frame, busy, refusal } = useFieldForm<Values>({
    values: {
      street: toOption(agreedOn(entries, 'street') ?? (streets.length === 1 ? streets[0] : '')),
      type: toOption(agreedOn(entries, 'type')),
    },
    send: async ({ street, type }) => {
      const changes = entries.map((entry) => ({
        kind: 'file' as const,
        customerId: entry.customerId,
        number: entry.number,
        seen: entry.name,
        street: street.text,
        type: type.text,
        date: dateOf(entry),
        name: entry.typedName,
      }))
      await steps.take(changes, markedTexts.filed(count))
      onDone()
    },
  })
  const { control } = form
  const street = useController({ control, name: 'street', rules: { validate: checkStreet } })
  const type = useController({ control, name: 'type', rules: { validate: checkType } })
  return (
    <Dialog title={texts.fileMarked(count)} onClose={() => !busy && onClose()}>
      <form {...frame} className="grid grid-cols-1 gap-4">
        <FormError {...refusal} />
        <SelectOrNew
          label={uploadTexts.street}
          options={suggestions.streets}
          newOption={uploadTexts.newStreetOption}
          newLabel={uploadTexts.newStreet}
          maxLength={maxLengths.fileNamePart}
          value={street.field.value}
          onChange={street.field.onChange}
          error={street.fieldState.error?.message}
        />
        <SelectOrNew
          label={uploadTexts.type}
          options={suggestions.types}
          newOption={uploadTexts.newTypeOption}
          newLabel={uploadTexts.newType}
          maxLength={maxLengths.fileNamePart}
          value={type.field.value}
          onChange={type.field.onChange}
          error={type.fieldState.error?.message}
        />
        <div>
          <p className="mb-1.5 text-13 font-medium text-ink-2">{texts.eachOwn}</p>
          <ul className="max-h-48 divide-y divide-line overflow-y-auto rounded-control border border-line text-13">
            {entries.map((entry) => (
              <li key={getLetterKey(entry)} className="flex justify-between gap-3 px-3 py-2">
                <span className="min-w-0 wrap-anywhere">{entry.typedName}</span>
                <span className="shrink-0 text-ink-2">{formatDate(dateOf(entry))}</span>
              </li>
            ))}
          </ul>
        </div>
        <Button type="submit" aria-disabled={busy}>
          {busy ? markedTexts.saving : texts.file}
        </Button>
      </form>
    </Dialog>
  )
}

function toOption(text = ''): OptionOrNew {
  return { isNew: false, text }
}

/** Returns what is certain for all, if it is the same. */
function agreedOn(entries: readonly InboxEntry[], field: 'street' | 'type'): string | undefined {
  const found = entries.map(({ suggestion }) => suggestion[field])
  const values = new Set(found.map((each) => (each?.isCertain ? each.value : undefined)))
  return values.size === 1 ? [...values][0] : undefined
}

/** Returns the day that a document states, or else the day that it came. */
function dateOf({ suggestion: { date }, uploadedAt }: InboxEntry): string {
  return date?.isCertain ? date.value : berlinDay(new Date(uploadedAt))
}
