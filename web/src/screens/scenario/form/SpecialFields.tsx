import { specialChoices } from '@hausblick/figures/scenario/settle.ts'
import { useId } from 'react'
import { Select } from '../../../base/ui/Select.tsx'
import { loanLabel } from '../labels.ts'
import * as texts from '../texts.ts'
import { AmountField } from './AmountField.tsx'
import { type FormProps, NotPossible } from './parts.tsx'

/** What is repaid beside the payments each year, and of which loan. */
export function SpecialFields({ known, labels, settled: { special }, onChange }: FormProps) {
  const id = useId()
  const choices = specialChoices(known)
  const [dearest] = choices
  if (!dearest) return <NotPossible>{texts.noSpecial}</NotPossible>
  const chosen = choices.find(({ loanId }) => loanId === special?.loanId) ?? dearest
  const idOf = (loanId: string) => (loanId === dearest.loanId ? null : loanId)
  return (
    <>
      <AmountField
        id={`${id}-amount`}
        label={texts.special}
        hint={texts.specialHint(chosen.limit)}
        value={special?.amount ?? null}
        max={chosen.limit}
        wrong={texts.specialWrong(chosen.limit)}
        onChange={(amount) =>
          onChange({
            special: amount === null ? null : { amount, loanId: idOf(chosen.loanId) },
          })
        }
      />
      {special && choices.length > 1 && (
        <Select
          label={texts.specialLoan}
          options={choices.map(({ loanId }, index) => {
            const label = loanLabel(labels, loanId)
            return { value: loanId, label: index === 0 ? texts.dearest(label) : label }
          })}
          value={chosen.loanId}
          onChange={(loanId) =>
            onChange({
              special: { ...special, loanId: idOf(loanId) },
            })
          }
        />
      )}
    </>
  )
}
