import { PAGE_DATA_ID, type PageData } from '@hausblick/contract/renderedPage.ts'
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'

/** Returns the data with which the service rendered the page; null if it sent the page without content. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}

/** Fills the cache with the replies that came with a page. They count as received now, whatever the browser's clock says. */
export function hydrateQueries(queries: QueryClient, { queries: sent }: PageData): void {
  const now = Date.now()
  const state = sent as DehydratedState
  hydrate(queries, {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      dehydratedAt: now,
      state: { ...query.state, dataUpdatedAt: now },
    })),
  })
}
