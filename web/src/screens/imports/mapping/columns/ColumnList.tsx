import { listColumns } from '../headings.ts'
import * as texts from '../texts.ts'
import { ColumnHead } from './ColumnHead.tsx'
import type { ColumnsProps } from './columnsProps.ts'

/** The columns of a sheet below each other with their first values, where there is no room for its rows. */
export function ColumnList(props: ColumnsProps) {
  return (
    <ul aria-label={texts.columns} className="divide-y divide-line border-y border-line">
      {listColumns(props.detail).map((column) =>
        column.label === null ? null : (
          <li key={column.index} className="py-3">
            <ColumnHead column={column} {...props} />
            <p className="mt-1.5 text-13 text-ink-3 wrap-anywhere">
              {column.examples.length === 0 ? (
                texts.emptyCell
              ) : (
                <>
                  <span className="sr-only">{texts.examples}</span> {column.examples.join(' · ')}
                </>
              )}
            </p>
          </li>
        ),
      )}
    </ul>
  )
}
