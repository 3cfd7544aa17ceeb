import type { LoanSortField, SortDirection } from '@hausblick/figures/loans.ts'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useSettling } from '../../../base/ui/useSettling.ts'
import { type LoanListState, loanParameter } from './loanAddress.ts'

/** Keeps filter and sorting of the loans in the address. The filter is debounced and replaces the current history entry. */
export function useLoanListState() {
  const [{ filter, field, direction }, write] = useAddressState(loanParameter)
  const change = (changed: Partial<LoanListState>) =>
    write((latest) => ({ ...latest, ...(typed.isWaiting && { filter: typed.shown }), ...changed }))
  const typed = useSettling(filter, (filter) =>
    write((latest) => ({ ...latest, filter }), { replace: true }),
  )
  return {
    /** The current text of the filter field. */
    filter: typed.shown,
    setFilter: typed.change,
    field,
    setField: (chosen: LoanSortField) => change({ field: chosen }),
    direction,
    sort: (column: LoanSortField, chosen: SortDirection) =>
      change({ field: column, direction: chosen }),
    setDirection: (chosen: SortDirection) => change({ direction: chosen }),
  }
}
