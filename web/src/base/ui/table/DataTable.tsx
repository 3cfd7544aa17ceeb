import { memo, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton.tsx'
import { type Column, columnLook, type Sorting } from './column.ts'
import { RowCells } from './RowCells.tsx'
import { SortHead } from './SortHead.tsx'

interface Props<Row, Id extends string> {
  /** The accessible name. */
  caption: string
  columns: readonly Column<Row, Id>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  /** The functions are stable, so that hundreds of memoised rows do not rerender. */
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Rows of one heading stand below it; null for none. */
  headingOf?: ((row: Row) => string) | null
  sorting: Sorting<Id>
  onSort: (sorting: Sorting<Id>) => void
  /** The last row. */
  total?: { readonly name: string; readonly cells: Readonly<Partial<Record<Id, ReactNode>>> }
  /** What an opened row shows beside its hidden columns; stable. */
  moreOf?: (row: Row) => ReactNode
  /** How many rows phones show; undefined for all. */
  shownOnPhones?: number | undefined
}

/** A table whose heads sort it. A click on a row follows its first link; where columns do not fit, rows open. */
export function DataTable<Row, Id extends string>(props: Props<Row, Id>) {
  const { caption, columns, rows, keyOf, nameOf, headingOf, sorting, onSort, total, moreOf } = props
  const { shownOnPhones = Number.POSITIVE_INFINITY } = props
  return (
    <div className="card @container px-2 print:break-inside-auto!">
      <table aria-busy={!rows} className="w-full border-collapse @max-[14rem]:block">
        <caption className="sr-only">{caption}</caption>
        {/* Hidden while loading: columns are as wide as their contents, so the heads would shift. */}
        <thead className={`@max-[14rem]:hidden ${rows ? '' : 'invisible'}`}>
          <tr>
            {columns.map((column) => (
              <SortHead key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {rows ? (
          groupsOf(rows, headingOf).map(({ heading, first, own }) => (
            <tbody key={own[0] && keyOf(own[0])} className="@max-[14rem]:block">
              {heading !== null && (
                <tr
                  className={`border-t border-line @max-[14rem]:block print:break-after-avoid ${first < shownOnPhones ? '' : 'max-md:hidden print:table-row'}`}
                >
                  <th
                    scope="rowgroup"
                    colSpan={columns.length}
                    className="bg-surface-2 px-2 py-2 text-left text-13 font-semibold wrap-anywhere @max-[14rem]:block md:px-3"
                  >
                    {heading}
                  </th>
                </tr>
              )}
              {own.map((row, index) => (
                <DataRow
                  key={keyOf(row)}
                  row={row}
                  name={nameOf(row)}
                  columns={columns}
                  sortedBy={sorting.column}
                  moreOf={moreOf}
                  isFolded={first + index >= shownOnPhones}
                />
              ))}
            </tbody>
          ))
        ) : (
          <SkeletonRows columns={columns} />
        )}
        {total && rows && (
          <tfoot className="@max-[14rem]:block">
            <RowCells
              columns={columns}
              sortedBy={sorting.column}
              name={total.name}
              cellOf={({ id }) => (id === columns[0]?.id ? total.name : total.cells[id])}
              isTotal
            />
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface RowProps<Row, Id extends string> {
  row: Row
  name: string
  columns: readonly Column<Row, Id>[]
  sortedBy: Id
  moreOf: ((row: Row) => ReactNode) | undefined
  isFolded: boolean
}

const DataRow = memo(function DataRow<Row, Id extends string>(props: RowProps<Row, Id>) {
  const { row, name, columns, sortedBy, moreOf, isFolded } = props
  return (
    <RowCells
      columns={columns}
      sortedBy={sortedBy}
      name={name}
      cellOf={(column) => column.cell(row)}
      more={moreOf && (() => moreOf(row))}
      leads
      className={isFolded ? 'max-md:hidden print:table-row' : ''}
    />
  )
}) as <Row, Id extends string>(props: RowProps<Row, Id>) => ReactNode

interface Group<Row> {
  readonly heading: string | null
  /** The index of its first row. */
  readonly first: number
  readonly own: Row[]
}

/** Puts neighbours of one heading together. */
function groupsOf<Row>(
  rows: readonly Row[],
  headingOf: ((row: Row) => string) | null | undefined,
): Group<Row>[] {
  const groups: Group<Row>[] = []
  for (const [first, row] of rows.entries()) {
    const heading = headingOf ? headingOf(row) : null
    const last = groups.at(-1)
    if (last && last.heading === heading) last.own.push(row)
    else groups.push({ heading, first, own: [row] })
  }
  return groups
}

function SkeletonRows<Row, Id extends string>({
  columns,
}: {
  columns: readonly Column<Row, Id>[]
}) {
  return (
    <tbody className="@max-[14rem]:block">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <tr key={place} className="border-t border-line">
          {columns.map((column) => (
            <td key={column.id} className={`h-16 ${columnLook(column, false)}`}>
              <Skeleton size="w-16" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
