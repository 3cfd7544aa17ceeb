import type { DocumentList } from '../../data/documents/storedList.ts'
import { Button } from '../../ui/Button.tsx'
import * as texts from '../texts.ts'
import type { Contents } from './useContents.ts'

const contentsTexts: Readonly<Record<Contents['state'], string | null>> = {
  searching: texts.searchingContents,
  failed: texts.contentsFailed,
  done: null,
}

interface Props {
  list: DocumentList
  /** How many rows there are by now. */
  count: number
  /** How many the filters leave. */
  matching: number
  contents: Contents['state']
  /** Takes all filters back; null where there are none. */
  onReset: (() => void) | null
}

/** How much is shown of what there is, and what is still on its way. */
export function Summary({ list, count, matching, contents, onReset }: Props) {
  const total = list.entries.length
  return (
    <div className="my-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13 text-ink-3">
      <div role="status" className="flex flex-wrap gap-x-4 gap-y-1">
        <p>{texts.shownOf(count, total)}</p>
        {matching > count && matching < total && <p>{texts.matches(matching)}</p>}
        {list.extent === 'loading' && <p>{texts.stillLoading}</p>}
        {contentsTexts[contents] && <p>{contentsTexts[contents]}</p>}
      </div>
      {onReset && (
        <Button look="secondary" onClick={onReset}>
          {texts.reset}
        </Button>
      )}
    </div>
  )
}
