import { previewParameter } from '@hausblick/contract/addresses.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { type MouseEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OPENED_HERE } from '../../layout/dialogEntry.ts'
import { isIos } from '../../ui/isIos.ts'
import { isForBrowser } from '../../ui/Link.tsx'

export interface PreviewLink {
  /** Whether the file itself has to be opened, in another tab. */
  readonly isForNewTab: boolean
  /** Where a document's preview is, from the page on. */
  readonly addressOf: (fileName: string, page: number | null) => string
  /** Follows such a link without leaving the page. */
  readonly open: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The links to the previews of all rows, as `ui/Link.tsx` makes one: a row that calls no hooks is made in less time. */
export function usePreviewLink(): PreviewLink {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      isForNewTab: isIos(),
      addressOf: (fileName, page) =>
        `?${writeSearch(previewParameter, search, { fileName, page })}`,
      open: (event) => {
        if (isForBrowser(event)) return
        event.preventDefault()
        void navigate({ search: event.currentTarget.search }, { state: OPENED_HERE })
      },
    }),
    [search, navigate],
  )
}
