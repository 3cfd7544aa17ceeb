import { surplus } from '@hausblick/figures/cashflow.ts'
import { useYears } from '../../../base/data/access.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMonth } from '../../../base/format/month.ts'
import * as texts from '../texts.ts'
import type { PlotPoint } from './plot.ts'
import { series } from './Series.tsx'
import { kinds, nameBefore } from './YearBefore.tsx'

interface Props {
  title: string
  points: readonly PlotPoint[]
  format: (cents: number) => string
}

/** The amounts of a chart as a table for screen readers. */
export function ChartTable({ title, points, format }: Props) {
  const { year } = useYears()
  const compared = points.some(({ before }) => before) ? kinds : []
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{series.income.label}</th>
            <th scope="col">{series.expenses.label}</th>
            <th scope="col">{texts.surplus}</th>
            {compared.map((kind) => (
              <th key={kind} scope="col">
                {nameBefore(kind, year)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ month, before }) => (
            <tr key={month.label}>
              <th scope="row">{formatMonth(month.label)}</th>
              <td>{formatOptional(month.income, format)}</td>
              <td>{formatOptional(month.expenses, format)}</td>
              <td>{formatOptional(surplus(month), format)}</td>
              {compared.map((kind) => (
                <td key={kind}>{formatOptional(before?.[kind] ?? null, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
