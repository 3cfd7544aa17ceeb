import type { OwedDays } from '@hausblick/figures/loans/owed.ts'
import { formatDate } from './date.ts'

/** Returns the day that an amount owed is of, or from when to when the parts of a sum date, and whether it is certain: `am 24.11.2026`. */
export function formatOwedDays({ oldest, newest, hasScenario }: OwedDays): string {
  const isOneDay = oldest === newest
  const notes = [
    ...(isOneDay ? [] : [`zuletzt bekannt, ${formatDate(oldest)} bis ${formatDate(newest)}`]),
    ...(hasScenario ? ['Szenario, da eine Zinsbindung vorbei ist'] : []),
  ]
  return [
    ...(isOneDay ? [`am ${formatDate(newest)}`] : []),
    ...(notes.length > 0 ? [`(${notes.join('; ')})`] : []),
  ].join(' ')
}
