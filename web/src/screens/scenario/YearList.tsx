import type { ProjectedYear } from '@hausblick/figures/scenario/project.ts'
import { ChevronRight } from 'lucide-react'
import { Badge } from './Badge.tsx'
import { columns } from './columns.ts'
import * as texts from './texts.ts'

interface Props {
  asIs: readonly ProjectedYear[]
  /** Null if nothing is assumed. */
  scenario: readonly ProjectedYear[] | null
}

/** The years on phones: each opens to its amounts. */
export function YearList({ asIs, scenario }: Props) {
  return (
    <div className="@container md:hidden print:hidden">
      {scenario && <Badge>{texts.scenario}</Badge>}
      <p
        aria-hidden
        className="grid grid-cols-[4.5rem_1fr_1fr] gap-x-2 border-b border-line py-2 text-right text-13 text-ink-3 @max-[14rem]:hidden"
      >
        <span className="text-left">{texts.year}</span>
        <span>{texts.surplusInShort}</span>
        <span>{texts.parts.equity}</span>
      </p>
      {asIs.map((before, index) => {
        const after = scenario?.[index] ?? null
        const { year, cash, equity } = after ?? before
        return (
          <details key={year} className="group border-b border-line text-13">
            <summary className="grid min-h-11 list-none grid-cols-[4.5rem_1fr_1fr] items-center gap-x-2 text-right @max-[14rem]:block @max-[14rem]:py-2 @max-[14rem]:text-left [&::-webkit-details-marker]:hidden">
              <span className="inline-flex items-center gap-1 font-medium">
                <ChevronRight size={16} className="shrink-0 text-ink-3 group-open:rotate-90" />
                {year}
              </span>
              <Shown name={texts.surplusInShort} amount={cash} />
              <Shown name={texts.parts.equity} amount={equity} />
            </summary>
            <Amounts before={before} after={after} />
          </details>
        )
      })}
    </div>
  )
}

/** An amount with its name, which a column has above it where there is room. */
function Shown({ name, amount }: { name: string; amount: number | null }) {
  return (
    <span className="@max-[14rem]:block">
      <span className="sr-only text-ink-3 @max-[14rem]:not-sr-only">{name} </span>
      {texts.amountOrUnknown(amount)}
    </span>
  )
}

function Amounts({ before, after }: { before: ProjectedYear; after: ProjectedYear | null }) {
  return (
    <table className="mb-3 w-full rounded-control bg-surface-2 @max-[14rem]:text-12">
      <thead className={after ? 'text-ink-3' : 'sr-only'}>
        <tr className="text-right">
          <th scope="col" className="px-3 py-1.5 text-left font-medium">
            {texts.part}
          </th>
          <th scope="col" className="px-3 py-1.5 font-medium">
            {texts.asIs}
          </th>
          {after && (
            <th scope="col" className="px-3 py-1.5 font-medium">
              {texts.scenario}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column} className="text-right">
            <th scope="row" className="px-3 py-1.5 text-left font-normal text-ink-2">
              {texts.parts[column]}
            </th>
            <td className="px-3 py-1.5 whitespace-nowrap">
              {texts.amountOrUnknown(before[column])}
            </td>
            {after && (
              <td className="px-3 py-1.5 whitespace-nowrap">
                {texts.amountOrUnknown(after[column])}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
