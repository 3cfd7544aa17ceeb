import { useState } from 'react'
import { Button } from '../../../../base/ui/Button.tsx'
import { useMediaQuery } from '../../../../base/ui/useMediaQuery.ts'
import { bodyOf, listColumns } from '../headings.ts'
import { RowList } from '../rows/RowList.tsx'
import * as rowTexts from '../rows/texts.ts'
import * as texts from '../texts.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { ColumnTable } from './ColumnTable.tsx'
import type { ColumnsProps } from './columnsProps.ts'

const FEW = 6

/** The columns of a sheet with their first values: a table, or a list where it would not fit. */
export function Columns(props: ColumnsProps) {
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [all, setAll] = useState(false)
  const rows = bodyOf(props.detail).length
  const rowCount = all ? rows : FEW
  return (
    <>
      <p className="mb-3 max-w-[75ch] text-13 text-ink-3">
        {texts.columnsHelp(props.detail.headerLine)}
      </p>
      {isNarrow ? (
        <>
          <ColumnList {...props} />
          <h3 className="mt-6 font-semibold">{rowTexts.rows}</h3>
          <p className="mb-3 text-13 text-ink-3">{rowTexts.rowsNote}</p>
          <RowList rowCount={rowCount} {...props} />
        </>
      ) : (
        <ColumnTable rowCount={rowCount} {...props} />
      )}
      {rows > FEW && (
        <Button look="secondary" className="mt-3" onClick={() => setAll(!all)}>
          {all ? texts.fewerRows : texts.moreRows}
        </Button>
      )}
    </>
  )
}

/** The columns of a sheet below each other with their first values, where there is no room for its rows. */
function ColumnList(props: ColumnsProps) {
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
