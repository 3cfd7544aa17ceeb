import type { NavigateOptions } from 'react-router'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { type DocumentFilterState, filterStateParameter } from './filterState.ts'

export type DocumentFilterControl = readonly [
  filterState: DocumentFilterState,
  /** Adds a history entry unless `options` replace the current one, as every search does to keep the history short. */
  change: (change: Partial<DocumentFilterState>, options?: NavigateOptions) => void,
]

/** Keeps the list's filters, search and sort order in the URL. */
export function useDocumentFilterState(): DocumentFilterControl {
  const [filterState, write] = useAddressState(filterStateParameter)
  return [filterState, (change, options) => write((latest) => ({ ...latest, ...change }), options)]
}
