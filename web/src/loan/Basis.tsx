import type { Payment } from '@hausblick/figures/loans/payment.ts'
import { Badge } from './Badge.tsx'
import * as texts from './texts.ts'

/** Marks payments of which some are worked backwards, or are part of a scenario. */
export function Basis({ payments }: { payments: readonly Payment[] }) {
  const has = (basis: Payment['basis']) => payments.some((payment) => payment.basis === basis)
  return (
    <>
      {has('calculated') && <Badge>{texts.calculated}</Badge>}
      {has('scenario') && <Badge>{texts.scenario}</Badge>}
    </>
  )
}
