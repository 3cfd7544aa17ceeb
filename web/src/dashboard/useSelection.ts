import { recordParameter } from '@hausblick/contract/searchParameters.ts'
import { useAddressState } from '../ui/useAddressState.ts'
import { allLoans, loanParameter } from './loans/loanAddress.ts'
import { type Selection, selectionParameter } from './selectionAddress.ts'

const both = recordParameter({ selection: selectionParameter, loans: loanParameter })

/** Which view is shown, and of what. Another selection has other loans, of which all are shown. */
export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const [{ selection }, write] = useAddressState(both)
  return [selection, (change) => write({ selection: { ...selection, ...change }, loans: allLoans })]
}
