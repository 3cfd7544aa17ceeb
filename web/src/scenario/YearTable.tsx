import type { ProjectedYear } from '@hausblick/figures/scenario/project.ts'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Badge } from './Badge.tsx'
import * as texts from './texts.ts'

const columns = [
  'income',
  'expenses',
  'interest',
  'principal',
  'cash',
  'once',
  'debt',
  'value',
  'equity',
] as const

/** What phones show at first. */
const few: ReadonlySet<string> = new Set(['cash', 'debt', 'equity'])

interface Props {
  asIs: readonly ProjectedYear[]
  /** Null if nothing is assumed. */
  scenario: readonly ProjectedYear[] | null
}

/** Each year by its amounts: how it is, and below it the scenario. */
export function YearTable({ asIs, scenario }: Props) {
  const id = useId()
  const [all, setAll] = useState(false)
  const look = (column: string) => (all || few.has(column) ? '' : 'max-md:hidden print:table-cell')
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6 print:break-inside-auto!">
      <h2 id={id} className="text-17 font-semibold">
        {texts.tableHeading}
      </h2>
      <p className="mb-3 text-13 text-ink-3">{texts.inEuros}</p>
      <Button
        look="secondary"
        className="mb-3 md:hidden print:hidden"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? texts.fewAmounts : texts.allAmounts}
      </Button>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters, keyboards need it to scroll.
        tabIndex={0}
        className="-mx-2 overflow-x-auto px-2"
      >
        <table className="w-full text-13">
          <thead>
            <tr className="border-b border-line text-right align-bottom text-ink-3">
              <th scope="col" className="py-2 pr-2 text-left font-medium">
                {texts.year}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={`py-2 pl-3 font-medium ${look(column)}`}>
                  {texts.parts[column]}
                </th>
              ))}
            </tr>
          </thead>
          {asIs.map((year, index) => (
            <tbody key={year.year} className="break-inside-avoid border-b border-line">
              <Row
                head={String(year.year)}
                note={scenario ? texts.asIs : null}
                of={year}
                look={look}
              />
              {scenario?.[index] && (
                <Row head={null} note={texts.scenario} of={scenario[index]} look={look} />
              )}
            </tbody>
          ))}
        </table>
      </section>
    </section>
  )
}

interface RowProps {
  head: string | null
  note: string | null
  of: ProjectedYear
  /** Returns the classes of a column's cells. */
  look: (column: string) => string
}

function Row({ head, note, of, look }: RowProps) {
  return (
    <tr className="text-right">
      <th scope="row" className="py-1.5 pr-2 text-left font-medium whitespace-nowrap">
        {head === null ? (
          <>
            <span className="sr-only">{of.year} </span>
            <Badge>{note ?? ''}</Badge>
          </>
        ) : (
          <>
            {head} {note && <span className="block font-normal text-ink-3 md:inline">{note}</span>}
          </>
        )}
      </th>
      {columns.map((column) => {
        const amount = of[column]
        return (
          <td key={column} className={`py-1.5 pl-3 whitespace-nowrap ${look(column)}`}>
            {amount === null ? texts.unknown : texts.plain(amount)}
          </td>
        )
      })}
    </tr>
  )
}
