import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { openRates } from '@hausblick/figures/scenario/settle.ts'
import { formatPercent, formatRate } from '../../../base/format/percent.ts'
import { Select } from '../../../base/ui/Select.tsx'
import { RATES } from '../assumptionsAddress.ts'
import * as texts from '../texts.ts'
import { type FormProps, NotPossible } from './parts.tsx'
import { Slider } from './Slider.tsx'

/** What is offered to be repaid in the first year, in basis points. */
const REPAYMENTS = [100, 150, 200, 250, 300, 400, 500]

interface Props extends FormProps {
  /** Whether the payment of a loan has to be set anew. */
  isRenewed: boolean
}

/** The rate after the fixed interest, and how payments are set that do not cover it. */
export function RateFields({ isRenewed, ...props }: Props) {
  return (
    <>
      <Rate {...props} />
      {isRenewed && <Repayment {...props} />}
    </>
  )
}

function Rate({ known, settled: { rate }, onChange }: FormProps) {
  const open = openRates(known)
  if (open.length === 0) return <NotPossible>{texts.noRate}</NotPossible>
  const own = open.map(({ loan }) => loan.interestRate ?? 0)
  return (
    <Slider
      label={texts.rate}
      hint={texts.rateHint(open.length)}
      range={RATES}
      step={ONE_PERCENT / 20}
      value={rate}
      asIs={null}
      rest={Math.max(...own)}
      say={(value) => (value === null ? texts.rateAsIs : formatRate(value))}
      onChange={(chosen) =>
        onChange(chosen === null ? { rate: null, repayment: null } : { rate: chosen })
      }
    />
  )
}

/** Asks how a payment that does not cover the new interest is set. */
function Repayment({ settled: { repayment }, onChange }: FormProps) {
  const shares = new Set([...REPAYMENTS, ...(repayment === null ? [] : [repayment])])
  return (
    <Select
      label={texts.renewal}
      options={[
        { value: '', label: texts.annuity },
        ...[...shares]
          .toSorted((one, other) => one - other)
          .map((share) => ({
            value: String(share),
            label: texts.repaidAtFirst(formatPercent(share)),
          })),
      ]}
      value={repayment === null ? '' : String(repayment)}
      onChange={(chosen) => onChange({ repayment: chosen === '' ? null : Number(chosen) })}
    />
  )
}
