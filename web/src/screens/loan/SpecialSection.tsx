import { money } from '@hausblick/contract/encoding/money.ts'
import { specialRepaymentSavings } from '@hausblick/figures/loans/savings.ts'
import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import type { SpecialRepayment } from '@hausblick/figures/loans/specialRepayment.ts'
import type { CreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { formatPercent, formatRate } from '../../base/format/percent.ts'
import { Button } from '../../base/ui/Button.tsx'
import { Select } from '../../base/ui/Select.tsx'
import { TextField } from '../../base/ui/TextField.tsx'
import { useFieldForm } from '../../base/ui/useFieldForm.ts'
import { monthAndYear } from './months.ts'
import * as texts from './texts.ts'

interface Props {
  terms: CreditTerms | null
  /** Cents a year; null if unknown. */
  limit: number | null
  without: Schedule
  plan: Schedule
  /** Null for none. */
  special: SpecialRepayment | null
  /** The assumed rate after the fixed interest; null if nothing is owed by then. */
  rate: number | null
  today: string
  onChange: (special: SpecialRepayment | null) => void
}

/** Tries out special repayments within what the contract allows. */
export function SpecialSection(props: Props) {
  const id = useId()
  const { terms, limit, without, plan, special, rate } = props
  const share = terms?.specialRepaymentShare
  const savings = special && specialRepaymentSavings(without, plan)
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6 print:hidden">
      <h2 id={id} className="text-17 font-semibold">
        {texts.specialHeading}
      </h2>
      {limit === null || share == null ? (
        <p className="max-w-[65ch] text-ink-2">
          {share === 0 ? texts.specialNotAllowed : texts.specialUnknown}
        </p>
      ) : limit === 0 ? (
        <p className="max-w-[65ch] text-ink-2">{texts.specialNotAllowed}</p>
      ) : (
        <>
          <p className="mb-4 max-w-[65ch] text-ink-2">
            {texts.specialAllowed(formatPercent(share), limit)}
          </p>
          <Form {...props} limit={limit} />
        </>
      )}
      <p role="status" className="mt-4 font-medium text-income empty:hidden">
        {special &&
          (savings
            ? [
                texts.saves(savings.interest, savings.months),
                ...(special.isYearly ? [texts.specialSum(savings.special)] : []),
                ...(rate === null ? [] : [texts.savedAtRate(formatRate(rate))]),
              ].join(' ')
            : texts.specialNoEnd)}
      </p>
    </section>
  )
}

interface Values {
  amount: string
  often: keyof typeof texts.often
  month: string
}

const often = (['once', 'yearly'] as const).map((value) => ({ value, label: texts.often[value] }))

/** How many months ahead a first special repayment may be. */
const MONTHS = 24

function Form({ limit, plan, special, today, onChange }: Props & { limit: number }) {
  const months = plan.payments
    .filter(({ due }) => due > today)
    .slice(0, MONTHS)
    .map(({ due }) => ({ value: due.slice(0, 7), label: monthAndYear(due) }))
  const chosen = months.find(({ value }) => value === special?.month) ?? months[0]
  const { form, frame, field } = useFieldForm<Values>({
    defaultValues: {
      amount: special ? texts.plain(special.amount) : '',
      often: special?.isYearly ? 'yearly' : 'once',
      month: chosen?.value ?? '',
    },
    send: async ({ amount, often: chosenOften, month }) =>
      onChange({ amount: money.read(amount) ?? 0, month, isYearly: chosenOften === 'yearly' }),
  })
  const check = (entered: string) => {
    const cents = money.read(entered)
    if (cents === null || cents <= 0) return texts.amountMissing
    return cents <= limit || texts.amountTooHigh(limit)
  }
  return (
    <form {...frame} className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
      <TextField
        label={texts.amount}
        hint={texts.amountHint}
        inputMode="decimal"
        autoComplete="off"
        {...field('amount', { validate: check })}
      />
      <Controller
        control={form.control}
        name="often"
        render={({ field: { value, onChange: choose, ref } }) => (
          <Select
            label={texts.howOften}
            options={often}
            value={value}
            onChange={choose}
            ref={ref}
          />
        )}
      />
      <Controller
        control={form.control}
        name="month"
        render={({ field: { value, onChange: choose, ref } }) => (
          <Select
            label={texts.firstMonth}
            options={months}
            value={value}
            onChange={choose}
            ref={ref}
          />
        )}
      />
      <p className="flex flex-wrap gap-3 md:col-span-3">
        <Button type="submit">{texts.calculate}</Button>
        {special && (
          <Button
            look="secondary"
            onClick={() => {
              onChange(null)
              // The button goes.
              form.setFocus('amount')
            }}
          >
            {texts.remove}
          </Button>
        )}
      </p>
    </form>
  )
}
