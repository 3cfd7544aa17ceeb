import { ChangeChip, pickChangeLook } from '../../ui/ChangeChip.tsx'
import * as texts from '../texts.ts'

interface Props {
  /** Basis points; null if the operator states none, which is shown as 0 % with a note (specification §3). */
  change: number | null
  /** By default, gains look good and losses bad. */
  look?: 'deep'
}

/** The change of the value since the purchase. */
export function ValueChange({ change, look }: Props) {
  const shown = change ?? 0
  return (
    <>
      <ChangeChip change={shown} look={look ?? pickChangeLook(shown, 2)} />
      {change === null ? texts.noChange : texts.sincePurchase}
    </>
  )
}
