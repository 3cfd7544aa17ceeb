import { type Month, surplus } from '@hausblick/figures/cashflow.ts'
import { formatMoney } from '../../format/money.ts'
import { formatMonth } from '../../format/month.ts'
import { series } from './Series.tsx'

/** The numbers of a chart as a table, for who does not see the chart. */
export function ChartTable({ title, months }: { title: string; months: readonly Month[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Monat</th>
            <th scope="col">{series.income.label}</th>
            <th scope="col">{series.expenses.label}</th>
            <th scope="col">Überschuss</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.label}>
              <th scope="row">{formatMonth(month.label)}</th>
              <td>{formatMoney(month.income)}</td>
              <td>{formatMoney(month.expenses)}</td>
              <td>{formatMoney(surplus(month))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
