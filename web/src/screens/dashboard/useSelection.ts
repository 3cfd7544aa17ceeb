import { recordParameter } from '@hausblick/contract/searchParameters.ts'
import { useAddressState } from '../../base/ui/useAddressState.ts'
import { defaultLoanList, loanParameter } from './loans/loanAddress.ts'
import { type Selection, selectionParameter } from './selectionAddress.ts'

const both = recordParameter({ selection: selectionParameter, loans: loanParameter })

/** Keeps the view and its selected record in the address. A new selection resets the filter and sorting of the loans. */
export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const [{ selection }, write] = useAddressState(both)
  return [
    selection,
    (change) =>
      write((latest) => ({
        selection: { ...latest.selection, ...change },
        loans: defaultLoanList,
      })),
  ]
}
