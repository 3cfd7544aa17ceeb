import type { DocumentList } from '../../data/documents/storedList.ts'
import { Button } from '../../ui/Button.tsx'
import * as texts from '../texts.ts'
import type { ContentSearch } from './useContentSearch.ts'

const contentSearchTexts: Readonly<Record<ContentSearch['state'], string | null>> = {
  searching: texts.searchingContents,
  failed: texts.contentsFailed,
  done: null,
}

interface Props {
  list: DocumentList
  /** Rows rendered so far. */
  count: number
  /** Documents that match the filters. */
  matching: number
  contents: ContentSearch['state']
  /** Resets all filters; null when none is set. */
  onReset: (() => void) | null
}

/** Says how many documents are shown, and what is still loading. */
export function Summary({ list, count, matching, contents, onReset }: Props) {
  const total = list.entries.length
  return (
    <div className="my-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13 text-ink-3">
      <div role="status" className="flex flex-wrap gap-x-4 gap-y-1">
        <p>{texts.shownOf(count, total)}</p>
        {matching > count && matching < total && <p>{texts.matches(matching)}</p>}
        {list.extent === 'loading' && <p>{texts.stillLoading}</p>}
        {contentSearchTexts[contents] && <p>{contentSearchTexts[contents]}</p>}
      </div>
      {onReset && (
        <Button look="secondary" onClick={onReset}>
          {texts.reset}
        </Button>
      )}
    </div>
  )
}
