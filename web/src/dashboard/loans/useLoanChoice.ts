import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAddressState } from '../../ui/useAddressState.ts'
import { type LoanChoice, loanParameter } from './loanAddress.ts'

/** Browsers refuse an address that changes with every key. */
const SETTLED_MS = 300

/** Which loans are shown stands in the address; what is typed, once the typing rests, and in the same entry of the history. */
export function useLoanChoice() {
  const [choice, write] = useAddressState(loanParameter)
  const { filter, field, direction } = choice
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === filter) setTyped(null)
  const change = (changed: Partial<LoanChoice>, replace: boolean) =>
    write({ ...choice, ...(typed !== null && { filter: typed }), ...changed }, { replace })
  const settle = useEffectEvent(change)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settle({ filter: typed }, true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    /** What stands in the filter's field. */
    filter: typed ?? filter,
    setFilter: setTyped,
    field,
    setField: (chosen: LoanSortField) => change({ field: chosen }, false),
    direction,
    setDirection: (chosen: SortDirection) => change({ direction: chosen }, false),
  }
}
