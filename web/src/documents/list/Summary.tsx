import type { DocumentList } from '../../data/documents/list.ts'
import { formatCount } from '../../format/number.ts'
import { Button } from '../../ui/Button.tsx'
import type { Contents } from './useContents.ts'

const contentsTexts: Readonly<Record<Contents['state'], string | null>> = {
  searching: 'Inhalte werden durchsucht …',
  failed: 'Die Inhalte konnten nicht durchsucht werden; gesucht wurde nur in den Namen.',
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
        <p>
          {formatCount(count)} von {formatCount(total)} Dokument(e) angezeigt
        </p>
        {matching > count && matching < total && <p>{formatCount(matching)} passend</p>}
        {list.extent === 'loading' && <p>Die Liste wird noch geladen …</p>}
        {contentsTexts[contents] && <p>{contentsTexts[contents]}</p>}
      </div>
      {onReset && (
        <Button look="secondary" onClick={onReset}>
          Filter zurücksetzen
        </Button>
      )}
    </div>
  )
}
