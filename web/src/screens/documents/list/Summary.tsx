import { MAX_COUNTED } from '@hausblick/contract/calls/documents.ts'
import { formatCount } from '../../../base/format/number.ts'
import { Button } from '../../../base/ui/Button.tsx'
import * as texts from '../texts.ts'
import type { ContentSearch } from './useContentSearch.ts'

const contentSearchTexts: Readonly<Record<ContentSearch['state'], string | null>> = {
  searching: texts.searchingContents,
  failed: texts.contentsFailed,
  done: null,
}

interface Props {
  /** Documents listed so far. */
  count: number
  matching: number
  /** Documents in the list. */
  total: number
  /** Whether there are more than `MAX_COUNTED`, and it is unknown how many. */
  isUncounted: boolean
  /** Whether other documents are about to replace these. */
  isLoading: boolean
  contents: ContentSearch['state']
  /** Resets all filters; null when none is set. */
  onReset: (() => void) | null
}

/** Shows how many documents are listed, and what is still loading. */
export function Summary({
  count,
  matching,
  total,
  isUncounted,
  isLoading,
  contents,
  onReset,
}: Props) {
  const all = isUncounted ? texts.moreThan(MAX_COUNTED) : formatCount(total)
  return (
    <div className="my-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13 text-ink-3">
      <div role="status" className="flex flex-wrap gap-x-4 gap-y-1">
        <p>{texts.shownOf(count, all)}</p>
        {matching > count && matching < total && <p>{texts.matches(matching)}</p>}
        {isLoading && <p>{texts.stillLoading}</p>}
        {contentSearchTexts[contents] && <p>{contentSearchTexts[contents]}</p>}
      </div>
      {onReset && (
        <Button look="secondary" className="max-md:px-3 max-md:text-13" onClick={onReset}>
          {texts.reset}
        </Button>
      )}
    </div>
  )
}
