import type { Sale } from '@hausblick/figures/scenario/assumptions.ts'
import { useId } from 'react'
import { Select } from '../../../base/ui/Select.tsx'
import { AMOUNTS } from '../assumptionsAddress.ts'
import { loanLabel, placeLabel } from '../labels.ts'
import * as texts from '../texts.ts'
import { AmountField } from './AmountField.tsx'
import type { FormProps } from './parts.tsx'

/** What is sold, when, and for how much. */
export function SaleFields({ known, labels, settled: { sale }, onChange }: FormProps) {
  const id = useId()
  const { sellables, years } = known
  const [first = 0] = years
  const keyOf = ({ kind, id: own }: Pick<Sale, 'kind' | 'id'>) => `${kind} ${own}`
  const sold = sellables.find((one) => sale && keyOf(one) === keyOf(sale))
  const options = [
    { value: '', label: texts.notSold },
    ...sellables.map((one) => {
      const label = placeLabel(labels, one)
      return {
        value: keyOf(one),
        label: one.kind === 'object' ? texts.soldObject(label, one.isWhole) : label,
      }
    }),
  ]
  const choose = (key: string) => {
    const chosen = sellables.find((one) => keyOf(one) === key)
    const { year = first } = sale ?? {}
    onChange({ sale: chosen ? { kind: chosen.kind, id: chosen.id, year, price: null } : null })
  }
  return (
    <>
      <Select
        label={texts.sold}
        options={options}
        value={sale ? keyOf(sale) : ''}
        onChange={choose}
      />
      {sale && sold && (
        <>
          <Select
            label={texts.saleYear}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            value={String(sale.year ?? first)}
            onChange={(year) => onChange({ sale: { ...sale, year: Number(year) } })}
          />
          <AmountField
            key={keyOf(sale)}
            id={`${id}-price`}
            label={texts.price}
            hint={texts.priceHint}
            value={sale.price}
            max={AMOUNTS.max}
            wrong={texts.priceWrong}
            onChange={(price) => onChange({ sale: { ...sale, price } })}
          />
          <p className="text-13 text-ink-3">
            {texts.redeemed(sold.loanIds.map((loan) => loanLabel(labels, loan)))}{' '}
            {sold.sharedLoanIds.length > 0 &&
              texts.staying(sold.sharedLoanIds.map((loan) => loanLabel(labels, loan)))}
          </p>
        </>
      )}
    </>
  )
}
