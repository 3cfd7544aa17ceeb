import type { YearBeside } from '@hausblick/figures/returns/years.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { areWholeEuros } from '../../../base/format/money.ts'
import { formatNumber } from '../../../base/format/number.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { Section } from '../../../base/ui/Section.tsx'
import { type Column, columnLook } from '../../../base/ui/table/column.ts'
import { RowCells } from '../../../base/ui/table/RowCells.tsx'
import { TwoLines } from '../../../base/ui/table/TwoLines.tsx'
import { HowComputed, HowSentence } from '../../../parts/layout/HowComputed.tsx'
import * as texts from './texts.ts'

interface Props {
  years: readonly YearBeside[]
  hasLoans: boolean
  /** Basis points, null if unknown, of the one year that they are stated for; null if that may not be shown. */
  occupancy: { readonly year: number; readonly rate: number | null } | null
}

/** The years side by side, a row each. */
export function YearsTable({ years, hasLoans, occupancy }: Props) {
  const amounts = years.flatMap(({ income, expenses, payments }) => [income, expenses, payments])
  const decimals = areWholeEuros(amounts) ? 0 : 2
  const columns = columnsOf(occupancy, decimals).filter(
    ({ id }) => hasLoans || (id !== 'payments' && id !== 'cashFlow'),
  )
  const main = hasLoans ? 'cashFlow' : 'surplus'
  return (
    <Section title={<span id="jahre">{texts.yearsHeading}</span>}>
      <p className="mb-2 text-13 text-ink-3">{texts.inEuros}</p>
      <div className="@container -mx-2 md:-mx-3 print:mx-0">
        <table className="w-full border-collapse @max-[14rem]:block text-15 print:text-13">
          <caption className="sr-only">{texts.yearsHeading}</caption>
          <thead className="@max-[14rem]:hidden">
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={`py-2 align-bottom text-13 font-medium text-ink-3 ${columnLook(column, column.id === main)}`}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-[14rem]:block">
            {years.map((year) => (
              <RowCells
                key={year.year}
                columns={columns}
                sortedBy={main}
                name={String(year.year)}
                cellOf={({ cell }) => cell(year)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <HowComputed of={texts.yearsHeading} className="mt-3">
        <HowSentence>{texts.howYears}</HowSentence>
      </HowComputed>
    </Section>
  )
}

type Figure = Exclude<keyof YearBeside, 'months'>

function columnsOf(
  occupancy: Props['occupancy'],
  decimals: number,
): Column<YearBeside, Figure | 'vacancy'>[] {
  const inEuros = (cents: number) => formatNumber(cents / EURO, decimals, decimals)
  const amount = (id: Figure, label: string) =>
    ({
      id,
      label,
      isNumber: true,
      cell: (year: YearBeside) => formatOptional(year[id], inEuros),
    }) as const
  const share = (
    id: Figure | 'vacancy',
    label: string,
    pick: (year: YearBeside) => number | null,
  ) =>
    ({
      id,
      label,
      isNumber: true,
      from: 'lgOrPaper',
      cell: (year: YearBeside) => formatOptional(pick(year), formatPercent),
    }) as const
  const empty = ({ year }: YearBeside) =>
    occupancy?.year === year && occupancy.rate !== null ? Math.max(0, WHOLE - occupancy.rate) : null
  return [
    {
      id: 'year',
      label: texts.row,
      cell: ({ year, months }) => (
        <TwoLines first={year} second={months < 12 && texts.monthsKnown(months)} />
      ),
    },
    { ...amount('income', texts.income), from: 'md' },
    { ...amount('expenses', texts.expenses), from: 'md' },
    amount('surplus', texts.surplus),
    { ...amount('payments', texts.payments), from: 'lgOrPaper' },
    { ...amount('cashFlow', texts.cashFlow), from: 'md' },
    share('vacancy', texts.vacancy, empty),
    share('gross', texts.gross, ({ gross }) => gross),
    share('net', texts.net, ({ net }) => net),
  ]
}
