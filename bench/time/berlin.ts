/** The days in Berlin by the language's own calendar, which the product does not use. */

function dayAt(moment: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainDate()
}

/** Returns the day at a moment, in ISO 8601, or one that many days later. */
export function berlinDate(moment: number, daysLater = 0): string {
  return dayAt(moment).add({ days: daysLater }).toString()
}

/** Returns the moment of a time in Berlin. */
export function momentAt(time: string): number {
  return Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Berlin').epochMilliseconds
}

/** Returns those of some days that are within the 12 months from a moment, in order. */
export function withinYear(days: readonly string[], moment: number): string[] {
  const today = dayAt(moment)
  const end = today.add({ years: 1 })
  const { compare } = Temporal.PlainDate
  return days.filter((day) => compare(day, today) >= 0 && compare(day, end) < 0).toSorted()
}

/** Returns the days around the bounds of the 12 months from a moment. */
export function daysAround(moment: number): string[] {
  const today = dayAt(moment)
  const bounds = [today, today.add({ years: 1 }), today.add({ months: 6 })]
  const near = bounds.flatMap((bound) =>
    Array.from({ length: 8 }, (_, index) => bound.add({ days: index - 3 }).toString()),
  )
  return [...new Set(near)]
}
