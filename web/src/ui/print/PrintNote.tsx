import * as texts from '../texts.ts'

interface Props {
  /** What the list is narrowed by, in words: `Typ „Mietvertrag“`. */
  filters: readonly string[]
  sorting: { readonly by: string; readonly direction: 'ascending' | 'descending' }
  /** How many entries stand on the paper, and how many the filters leave. */
  printed?: { readonly count: number; readonly total: number }
}

/** Says on paper what a list is filtered and sorted by, and that it is not whole where it is not. */
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
