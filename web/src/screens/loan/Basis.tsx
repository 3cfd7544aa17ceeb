import type { Payment } from '@hausblick/figures/loans/payment.ts'
import { Badge } from './Badge.tsx'
import * as texts from './texts.ts'

interface Props {
  payments: readonly Payment[]
  /** Whether the day of the balance they follow from is not known. */
  isEstimate?: boolean
}

/** Marks payments that are estimated, or of which some are worked backwards or part of a scenario. */
export function Basis({ payments, isEstimate = false }: Props) {
  const has = (basis: Payment['basis']) => payments.some((payment) => payment.basis === basis)
  return (
    <>
      {isEstimate && payments.length > 0 && <Badge>{texts.estimate}</Badge>}
      {has('calculated') && <Badge>{texts.calculated}</Badge>}
      {has('scenario') && <Badge>{texts.scenario}</Badge>}
    </>
  )
}
