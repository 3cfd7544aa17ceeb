import type { OwedDays } from '@hausblick/figures/loans/owed.ts'
import { formatDate } from './date.ts'

/** Returns the day that an amount owed is of, or how old the oldest part of a sum is, and whether it is certain: `am 24.11.2026`. */
export function formatOwedDays({ oldest, newest, hasScenario }: OwedDays): string {
  const isOneDay = oldest === newest
  const notes = [
    ...(isOneDay ? [] : [`zuletzt bekannt, am ältesten vom ${formatDate(oldest)}`]),
    ...(hasScenario ? ['Szenario, da eine Zinsbindung vorbei ist'] : []),
  ]
  return [
    ...(isOneDay ? [`am ${formatDate(newest)}`] : []),
    ...(notes.length > 0 ? [`(${notes.join('; ')})`] : []),
  ].join(' ')
}
