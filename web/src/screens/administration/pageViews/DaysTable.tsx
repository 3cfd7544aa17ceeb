import type { DayViews } from '@hausblick/figures/pageViews.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatCount } from '../../../base/format/number.ts'
import * as texts from './texts.ts'

/** The views of the chart as a table for screen readers, latest day first. */
export function DaysTable({ title, days }: { title: string; days: readonly DayViews[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.views}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{formatCount(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
