import { contradictingChange, type Valuation } from '@hausblick/figures/valuation.ts'
import { formatChange } from '../../../base/format/percent.ts'
import { ChangeChip, pickChangeLook } from '../../../base/ui/ChangeChip.tsx'
import * as texts from '../texts.ts'

interface Props {
  /** A change that the operator does not state is shown as 0 % with a note (product §17). */
  valuation: Valuation
  /** By default, gains look good and losses bad. */
  look?: 'deep'
}

/** The change of the value since the purchase as stated, and as it follows from value and price where they contradict. */
export function ValueChange({ valuation, look }: Props) {
  const { valueChange } = valuation
  const shown = valueChange ?? 0
  const contradicting = contradictingChange(valuation)
  return (
    <>
      <ChangeChip change={shown} look={look ?? pickChangeLook(shown, 2)} />
      {contradicting !== null
        ? texts.sincePurchaseAsStated(formatChange(contradicting))
        : valueChange === null
          ? texts.noChange
          : texts.sincePurchase}
    </>
  )
}
