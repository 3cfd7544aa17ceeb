import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { changedLoanChoice, type LoanChoice, readLoanChoice } from './loanAddress.ts'

/** Browsers refuse an address that changes with every key. */
const SETTLED_MS = 300

/** Which loans are shown stands in the address; what is typed, once the typing rests, and in the same entry of the history. */
export function useLoanChoice() {
  const [params, setParams] = useSearchParams()
  const { filter, field, direction } = readLoanChoice(params)
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === filter) setTyped(null)
  const change = (changed: Partial<LoanChoice>, replace: boolean) =>
    setParams(changedLoanChoice(params, { ...(typed !== null && { filter: typed }), ...changed }), {
      replace,
    })
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
