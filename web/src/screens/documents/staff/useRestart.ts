import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DocumentPage } from '../../../base/data/documents/pages.ts'

/**
 * Keeps only the first page of a list that another one replaces, such as when a filter is set: when it comes back, it begins
 * anew (product §8). A list that is left for another page of the dashboard stays as it is.
 */
export function useRestart(queryKey: QueryKey): void {
  const queries = useQueryClient()
  const shown = useRef(queryKey)
  useEffect(() => {
    const left = shown.current
    shown.current = queryKey
    const found = queries.getQueryState<InfiniteData<DocumentPage>>(left)
    if (hashKey(left) === hashKey(queryKey) || !found?.data) return
    const { data, dataUpdatedAt: updatedAt } = found
    const first = { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
    queries.setQueryData(left, first, { updatedAt })
  }, [queries, queryKey])
}
