import { ChangeChip, pickChangeLook } from '../../ui/ChangeChip.tsx'
import * as texts from '../texts.ts'

interface Props {
  /** Null where the operator states no change: that is shown as 0 % (specification §3), and said. */
  percent: number | null
  /** By default gains look good and losses bad. */
  look?: 'deep'
}

/** How the value has changed since the purchase. */
export function ValueChange({ percent, look }: Props) {
  const change = percent ?? 0
  return (
    <>
      <ChangeChip percent={change} look={look ?? pickChangeLook(change, 2)} />
      {percent === null ? texts.noChange : texts.sincePurchase}
    </>
  )
}
