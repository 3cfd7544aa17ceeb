import { ChangeChip, pickChangeLook } from '../../ui/ChangeChip.tsx'
import * as texts from '../texts.ts'

interface Props {
  /** Basis points; null where the operator states no change: that is shown as 0 % (specification §3), and said. */
  change: number | null
  /** By default gains look good and losses bad. */
  look?: 'deep'
}

/** How the value has changed since the purchase. */
export function ValueChange({ change, look }: Props) {
  const shown = change ?? 0
  return (
    <>
      <ChangeChip change={shown} look={look ?? pickChangeLook(shown, 2)} />
      {change === null ? texts.noChange : texts.sincePurchase}
    </>
  )
}
