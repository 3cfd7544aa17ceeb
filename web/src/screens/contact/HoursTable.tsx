import type { Hours } from '@hausblick/contract/operator.ts'
import { shortTime, weekdayAt } from '@hausblick/figures/openingHours.ts'
import * as texts from './texts.ts'

interface Props {
  caption: string
  hours: readonly Hours[]
  now: Date | null
}

/** A table of hours by weekday, with today marked. */
export function HoursTable({ caption, hours, now }: Props) {
  const today = now && weekdayAt(now)
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.days}</th>
          <th scope="col">{texts.hours}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {hours.map((entry) => (
          <Row
            key={`${entry.days} ${entry.from}`}
            {...entry}
            isToday={today !== null && entry.weekdays.includes(today)}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ days, from, to, isToday }: Hours & { isToday: boolean }) {
  const look = isToday ? 'font-semibold text-ink' : 'font-normal text-ink-2'
  return (
    <tr>
      <th scope="row" className={`py-2.5 pr-4 text-left ${look}`}>
        {days}{' '}
        {isToday && (
          <span className="ml-1 rounded-small bg-brand-soft px-1.5 py-0.5 text-12 font-medium text-brand">
            {texts.today}
          </span>
        )}
      </th>
      <td className={`py-2.5 text-right whitespace-nowrap @max-[14rem]:whitespace-normal ${look}`}>
        {shortTime(from)}–{shortTime(to)} {texts.oClock}
      </td>
    </tr>
  )
}
