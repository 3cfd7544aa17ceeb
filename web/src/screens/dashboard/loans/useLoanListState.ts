import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from '../../../base/ui/debounce.ts'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { type LoanListState, loanParameter } from './loanAddress.ts'

/** Keeps filter and sorting of the loans in the address. The filter is debounced and replaces the current history entry. */
export function useLoanListState() {
  const [{ filter, field, direction }, write] = useAddressState(loanParameter)
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === filter) setTyped(null)
  const change = (changed: Partial<LoanListState>, replace: boolean) =>
    write((latest) => ({ ...latest, ...(typed !== null && { filter: typed }), ...changed }), {
      replace,
    })
  const settle = useEffectEvent(change)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settle({ filter: typed }, true), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    /** The current text of the filter field. */
    filter: typed ?? filter,
    setFilter: setTyped,
    field,
    setField: (chosen: LoanSortField) => change({ field: chosen }, false),
    direction,
    sort: (column: LoanSortField, chosen: SortDirection) =>
      change({ field: column, direction: chosen }, false),
    setDirection: (chosen: SortDirection) => change({ direction: chosen }, false),
  }
}
