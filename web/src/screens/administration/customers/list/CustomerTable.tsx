import type { DirectoryEntry, DirectorySort } from '@hausblick/contract/calls/customerDirectory.ts'
import type { AskedDirectory } from '../../../../base/data/directory.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { CustomerTableRow } from './CustomerTableRow.tsx'
import { roles, rowGrid } from './grid.ts'
import * as texts from './texts.ts'

interface Props {
  customers: readonly DirectoryEntry[]
  /** The number of customers on all pages together. */
  total: number
  asked: AskedDirectory
  onSort: (column: DirectorySort) => void
  /** Null if the user may do nothing with several at once. */
  choice: {
    readonly ids: ReadonlySet<string>
    readonly onChoose: (customers: readonly DirectoryEntry[], isIn: boolean) => void
  } | null
}

const columns: readonly DirectorySort[] = ['name', 'units', 'value', 'imported', 'seen', 'waiting']

/** Customers as a table, or as cards where it is narrow, which are a table for assistive technology too. */
export function CustomerTable({ customers, total, asked, onSort, choice }: Props) {
  const isWhole = choice !== null && customers.every(({ id }) => choice.ids.has(id))
  return (
    <div className="@container">
      {choice && (
        <ChooseAll
          className="mb-3 min-h-11 @min-[50rem]:hidden"
          isWhole={isWhole}
          onChoose={(isIn) => choice.onChoose(customers, isIn)}
        />
      )}
      <table
        {...roles.table}
        aria-label={texts.heading}
        aria-rowcount={total + 1}
        className="block @min-[50rem]:rounded-card @min-[50rem]:border @min-[50rem]:border-line @min-[50rem]:bg-surface @min-[50rem]:shadow-card"
      >
        <thead
          {...roles.rowgroup}
          className="sticky top-0 z-2 hidden rounded-t-card border-line border-b bg-surface @min-[50rem]:block"
        >
          <tr
            {...roles.row}
            aria-rowindex={1}
            className={`px-5 py-1.5 text-13 text-ink-3 ${rowGrid(choice !== null)}`}
          >
            {choice && (
              <th {...roles.columnheader} scope="col" className="grid">
                <ChooseAll
                  labelClassName="sr-only"
                  isWhole={isWhole}
                  onChoose={(isIn) => choice.onChoose(customers, isIn)}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column} column={column} asked={asked} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="block">
          {customers.map((customer, index) => (
            <CustomerTableRow
              key={customer.id}
              customer={customer}
              index={index}
              isChosen={choice?.ids.has(customer.id) ?? null}
              onChoose={(isIn) => choice?.onChoose([customer], isIn)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ChooseAllProps {
  isWhole: boolean
  onChoose: (isIn: boolean) => void
  className?: string
  labelClassName?: string
}

function ChooseAll({ isWhole, onChoose, className = '', labelClassName = '' }: ChooseAllProps) {
  return (
    <label className={`flex items-center gap-3 print:hidden ${className}`}>
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={isWhole}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span className={labelClassName}>{texts.chooseShown}</span>
    </label>
  )
}
