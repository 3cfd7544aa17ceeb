import { previewParameter } from '@hausblick/contract/addresses.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { type MouseEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isBrowserClick } from '../../../base/ui/Link.tsx'
import { useIsIos } from '../../../base/ui/useIsIos.ts'
import { OPENED_HERE } from '../../../parts/layout/dialogEntry.ts'

export interface PreviewLink {
  /** Whether links open the file itself in a new tab, as on iOS. */
  readonly isForNewTab: boolean
  /** Returns the URL of a document's preview at a 1-based page. */
  readonly addressOf: (fileName: string, page: number | null) => string
  /** Handles a click on such a link by navigating on the client. */
  readonly open: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Builds the preview links of all rows, as `ui/Link.tsx` does for one, because rows without hooks render faster. */
export function usePreviewLink(): PreviewLink {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isForNewTab = useIsIos()
  return useMemo(
    () => ({
      isForNewTab,
      addressOf: (fileName, page) =>
        `?${writeSearch(previewParameter, search, { fileName, page })}`,
      open: (event) => {
        if (isBrowserClick(event)) return
        event.preventDefault()
        void navigate({ search: event.currentTarget.search }, { state: OPENED_HERE })
      },
    }),
    [search, navigate, isForNewTab],
  )
}
