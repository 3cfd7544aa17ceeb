import { latestDay, type Program } from '@hausblick/contract/calls/programs.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { FormProvider } from 'react-hook-form'
import { sendBlaming } from '../../../base/ui/FieldFault.ts'
import { FormDialog } from '../../../base/ui/FormDialog.tsx'
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

/** Asks for a program's name, purpose, customer and last day. Import it lazily. */
export default function NewProgramDialog({ onSend, onClose }: Props) {
  const today = useToday()
  const form = useFieldForm<Values>({
    defaultValues: {
      ...{ name: '', purpose: 'read', scope: 'one', lastDay: '' },
      customer: { isNew: false, customer: null },
    },
    send: ({ scope, customer, ...values }) => {
      const customerId = scope === 'all' ? null : getCustomerId(customer)
      return sendBlaming('customer', [404], () => onSend({ ...values, customerId }))
    },
  })
  const { register, watch } = form.form
  const ofOne = watch('scope') === 'one'
  return (
    <FormDialog title={texts.make} form={form} action={texts.makeAction} onClose={onClose}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={maxLengths.programName}
        className="mb-5"
        required
        {...form.field('name', {
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
            {...register('purpose')}
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
            {...register('scope')}
          />
        ))}
        {ofOne && (
          <div className="mt-2">
            <FormProvider {...form.form}>
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
        {...form.field('lastDay', { required: texts.enterLastDay })}
      />
    </FormDialog>
  )
}
