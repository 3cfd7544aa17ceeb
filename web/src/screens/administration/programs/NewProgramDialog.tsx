import { latestDay, type Program } from '@hausblick/contract/calls/programs.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { FormProvider } from 'react-hook-form'
import { ServiceError } from '../../../base/data/serviceError.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FieldFault } from '../../../base/ui/FieldFault.ts'
import { FormError } from '../../../base/ui/FormError.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../base/ui/useFieldForm.ts'
import { useToday } from '../../../base/ui/useToday.ts'
import { CheckField } from '../../../parts/layout/people/CheckField.tsx'
import { CustomerField } from '../../../parts/upload/staff/CustomerField.tsx'
import { getCustomerId } from '../../../parts/upload/staff/staffDocument.ts'
import type { CustomerChoice } from '../../../parts/upload/values.ts'
import * as texts from './texts.ts'

interface Values {
  name: string
  purpose: Program['purpose']
  scope: 'one' | 'all'
  customer: CustomerChoice
  lastDay: string
}

interface Props {
  onSend: (program: Pick<Program, 'name' | 'purpose' | 'customerId' | 'lastDay'>) => Promise<void>
  onClose: () => void
}

const NOT_FOUND = 404

/** Asks for a program's name, purpose, customer and last day. Import it lazily. */
export default function NewProgramDialog({ onSend, onClose }: Props) {
  const today = useToday()
  const { form, frame, field, busy, refusal } = useFieldForm<Values>({
    defaultValues: {
      ...{ name: '', purpose: 'read', scope: 'one', lastDay: '' },
      customer: { isNew: false, customer: null },
    },
    send: async ({ scope, customer, ...values }) => {
      const customerId = scope === 'all' ? null : getCustomerId(customer)
      try {
        await onSend({ ...values, customerId })
      } catch (cause) {
        if (!(cause instanceof ServiceError && cause.status === NOT_FOUND)) throw cause
        throw new FieldFault(cause.message, ['customer'], { cause })
      }
    },
  })
  const ofOne = form.watch('scope') === 'one'
  return (
    <Dialog title={texts.make} onClose={() => !busy && onClose()}>
      <FormError {...refusal} />
      <form {...frame}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={maxLengths.programName}
          className="mb-5"
          required
          {...field('name', {
            setValueAs: (text: string) => text.trim(),
            required: texts.enterName,
            validate: (name) => !name.includes('@') || texts.noAddress,
          })}
        />
        <fieldset className="mb-5">
          <legend className="mb-1 font-medium">{texts.purpose}</legend>
          {(['read', 'import'] as const).map((purpose) => (
            <CheckField
              key={purpose}
              type="radio"
              value={purpose}
              label={texts.purposes[purpose]}
              note={texts.purposeNotes[purpose]}
              {...form.register('purpose')}
            />
          ))}
        </fieldset>
        <fieldset className="mb-5">
          <legend className="mb-1 font-medium">{texts.scope}</legend>
          {(['one', 'all'] as const).map((scope) => (
            <CheckField
              key={scope}
              type="radio"
              value={scope}
              label={scope === 'one' ? texts.oneCustomer : texts.allCustomers}
              {...form.register('scope')}
            />
          ))}
          {ofOne && (
            <div className="mt-2">
              <FormProvider {...form}>
                <CustomerField canCreate={false} hint={null} />
              </FormProvider>
            </div>
          )}
        </fieldset>
        <TextField
          label={texts.lastDay}
          hint={texts.lastDayHint}
          type="date"
          min={today}
          max={latestDay(today)}
          required
          {...field('lastDay', { required: texts.enterLastDay })}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {texts.makeAction}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
