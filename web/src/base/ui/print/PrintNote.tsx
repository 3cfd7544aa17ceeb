import * as texts from '../texts.ts'

interface Props {
  /** Phrases that describe the filters, such as `Typ „Mietvertrag“`. */
  filters: readonly string[]
  sorting: { readonly by: string; readonly direction: 'ascending' | 'descending' }
  /** The number of printed entries and of all matching ones. */
  printed?: { readonly count: number; readonly total: number }
}

/** States a list's filters and sort order in print, and whether it is truncated. Hidden on screen. */
export function PrintNote({ filters, sorting, printed }: Props) {
  return (
    <div className="mb-3 hidden break-after-avoid text-13 text-ink-2 print:block">
      <p>
        {filters.length > 0 && `${texts.filteredBy(filters)} `}
        {texts.sortedBy(sorting.by, sorting.direction)}
      </p>
      {printed && printed.count < printed.total && (
        <p>{texts.onlyFirstPrinted(printed.count, printed.total)}</p>
      )}
    </div>
  )
}
