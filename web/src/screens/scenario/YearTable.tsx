import type { ProjectedYear } from '@hausblick/figures/scenario/project.ts'
import { useId } from 'react'
import { Badge } from './Badge.tsx'
import { columns } from './columns.ts'
import * as texts from './texts.ts'
import { YearList } from './YearList.tsx'

interface Props {
  asIs: readonly ProjectedYear[]
  /** Null if nothing is assumed. */
  scenario: readonly ProjectedYear[] | null
}

/** Each year by its amounts: how it is, and below it the scenario. */
export function YearTable({ asIs, scenario }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6 print:break-inside-auto!">
      <h2 id={id} className="text-17 font-semibold">
        {texts.tableHeading}
      </h2>
      <p className="mb-3 text-13 text-ink-3">{texts.inEuros}</p>
      <YearList asIs={asIs} scenario={scenario} />
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters, keyboards need it to scroll.
        tabIndex={0}
        className="-mx-2 overflow-x-auto px-2 max-md:hidden print:block"
      >
        <table className="w-full text-13">
          <thead>
            <tr className="border-b border-line text-right align-bottom text-ink-3">
              <th scope="col" className="py-2 pr-2 text-left font-medium">
                {texts.year}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pl-3 font-medium">
                  {texts.parts[column]}
                </th>
              ))}
            </tr>
          </thead>
          {asIs.map((year, index) => (
            <tbody key={year.year} className="break-inside-avoid border-b border-line">
              <Row head={String(year.year)} note={scenario ? texts.asIs : null} of={year} />
              {scenario?.[index] && <Row head={null} note={texts.scenario} of={scenario[index]} />}
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
}

function Row({ head, note, of }: RowProps) {
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
            {head} {note && <span className="font-normal text-ink-3">{note}</span>}
          </>
        )}
      </th>
      {columns.map((column) => {
        const amount = of[column]
        return (
          <td key={column} className="py-1.5 pl-3 whitespace-nowrap">
            {texts.amountOrUnknown(amount)}
          </td>
        )
      })}
    </tr>
  )
}
