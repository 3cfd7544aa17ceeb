import type { OperatorForm, ShownOperator } from '@hausblick/contract/calls/operator.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../../base/ui/FormSuccess.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useFieldForm } from '../../../../base/ui/useFieldForm.ts'
import { LegalPreview } from '../preview/LegalPreview.tsx'
import { ReportButton } from '../preview/ReportButton.tsx'
import * as operatorTexts from '../texts.ts'
import { useSave } from '../useSave.ts'
import {
  contactFields,
  imprintFields,
  privacyFields,
  serviceFields,
  type TextFieldOf,
} from './fields.ts'
import { HoursFields } from './HoursFields.tsx'
import * as texts from './texts.ts'

const neededFields = contactFields.filter(({ required }) => required)

/** Who the operator is, beside what pages make of it. */
export function DetailsForm({ shown }: { shown: ShownOperator }) {
  const { base, done, save } = useSave(shown)
  const { form, frame, field, busy, refusal } = useFieldForm<OperatorForm>({
    defaultValues: base.details,
    send: async (values) => {
      const saved = await save({ details: values })
      form.reset(saved.details)
    },
  })
  const isFixed = shown.detailsFrom === 'file'
  const details = form.watch()
  const whence = operatorTexts.whence[shown.detailsFrom]
  const show = (fields: readonly TextFieldOf<Parameters<typeof field>[0]>[]) => (
    <div className="grid gap-5 md:grid-cols-2">
      {fields.map(({ name, label, hint, required, half, type }) => (
        <TextField
          key={name}
          label={required ? texts.needed(label) : label}
          hint={hint}
          type={type ?? 'text'}
          autoComplete="off"
          maxLength={300}
          disabled={isFixed}
          required={required ?? false}
          className={half ? 'min-w-0' : 'min-w-0 md:col-span-2'}
          {...field(name, required && { required: texts.missing(label) })}
        />
      ))}
    </div>
  )
  return (
    <div className="grid items-start gap-4 min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <form {...frame} className="flex min-w-0 flex-col gap-4">
        {whence && <p className="rounded-control bg-hint-soft px-4 py-3 text-hint">{whence}</p>}
        <Section title={texts.contact}>
          <p className="mb-4 text-ink-2">{texts.contactNote(neededFields.length)}</p>
          {show(contactFields)}
        </Section>
        <Section title={texts.hours}>
          <p className="mb-4 text-ink-2">{texts.hoursNote}</p>
          <fieldset disabled={isFixed} className="flex flex-col gap-6">
            <HoursFields
              title={texts.opening}
              hours={details.openingHours}
              onChange={(hours) => form.setValue('openingHours', hours)}
            />
            <HoursFields
              title={texts.booking}
              hours={details.bookingHours}
              onChange={(hours) => form.setValue('bookingHours', hours)}
            />
          </fieldset>
        </Section>
        <Section title={texts.imprint}>
          <p className="mb-4 text-ink-2">{texts.imprintNote}</p>
          {show(imprintFields)}
        </Section>
        <Section title={texts.privacy}>
          <p className="mb-4 wrap-anywhere text-ink-2">{texts.privacyNote}</p>
          {show(privacyFields)}
          <h3 className="mt-6 mb-3 font-medium">{texts.recipients}</h3>
          {show(serviceFields)}
        </Section>
        {!isFixed && (
          <div className="print:hidden">
            <FormError {...refusal} />
            <FormSuccess text={done} />
            <Button type="submit" aria-disabled={busy}>
              {operatorTexts.save}
            </Button>
          </div>
        )}
      </form>
      <div className="flex min-w-0 flex-col gap-4 min-[80rem]:sticky min-[80rem]:top-4">
        <LegalPreview change={isFixed ? {} : { details }} />
        <ReportButton change={isFixed ? {} : { details }} />
      </div>
    </div>
  )
}
