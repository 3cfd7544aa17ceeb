import { type Month, surplus } from '@hausblick/figures/cashflow.ts'
import { formatOptional } from '../../format/missing.ts'
import { formatMonth } from '../../format/month.ts'
import * as texts from '../texts.ts'
import { chooseMonthFormat } from './chooseMonthFormat.ts'
import { series } from './Series.tsx'

/** The amounts of a chart as a table for screen readers. */
export function ChartTable({ title, months }: { title: string; months: readonly Month[] }) {
  const format = chooseMonthFormat(months)
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
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.label}>
              <th scope="row">{formatMonth(month.label)}</th>
              <td>{formatOptional(month.income, format)}</td>
              <td>{formatOptional(month.expenses, format)}</td>
              <td>{formatOptional(surplus(month), format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
