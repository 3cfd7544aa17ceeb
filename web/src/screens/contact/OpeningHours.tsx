import type { Hours } from '@hausblick/contract/operator.ts'
import { type Opening, openingAt } from '@hausblick/figures/openingHours.ts'
import { HoursTable } from './HoursTable.tsx'
import * as texts from './texts.ts'

interface Props {
  opening: readonly Hours[]
  /** The hours in which meetings can be booked. */
  booking: readonly Hours[]
  /** Null until the page is hydrated. */
  now: Date | null
}

/** The opening hours, and whether the office is open now. */
export function OpeningHours({ opening, booking, now }: Props) {
  const state = now && openingAt(opening, now)
  return (
    <section aria-labelledby="oeffnungszeiten" className="@container card p-6">
      <h2 id="oeffnungszeiten" className="text-20 font-semibold">
        {texts.openingHours}
      </h2>
      <p role="status" className="mt-1 mb-4 flex min-h-6 items-baseline gap-2 text-ink-2">
        {state && (
          <>
            <Mark open={state.open} />
            {describeOpening(state)}
          </>
        )}
      </p>
      <HoursTable caption={texts.openingHours} hours={opening} now={now} />
      {booking.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 font-semibold">{texts.bookingHours}</h3>
          <HoursTable caption={texts.bookingHours} hours={booking} now={now} />
        </>
      )}
    </section>
  )
}

/** Filled if open, hollow if closed, so that colour is not the only cue. */
function Mark({ open }: { open: boolean }) {
  const look = open ? 'border-income bg-income' : 'border-ink-3'
  return <span aria-hidden className={`size-2.5 shrink-0 rounded-full border-2 ${look}`} />
}

/** Describes until when the office is open, or when it opens next: `Jetzt geöffnet – bis 17:00 Uhr`. */
export function describeOpening(opening: Opening): string {
  if (opening.open) return texts.openUntil(opening.until)
  if (!opening.next) return texts.closed
  const { day, isToday, from } = opening.next
  return texts.closedUntil(isToday ? texts.today : day, from)
}
