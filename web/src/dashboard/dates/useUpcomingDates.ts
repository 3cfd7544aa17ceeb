import { type UpcomingDate, upcomingDates } from '@hausblick/figures/dates/upcoming.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../data/details.ts'
import { loanDatesQuery } from '../../data/loanDates.ts'
import { joinReads, type Read, useRead } from '../../data/useRead.ts'
import { useToday } from '../../ui/useToday.ts'

/** Returns the dates of the next 12 months, from the same replies as the figures. */
export function useUpcomingDates(): Read<UpcomingDate[]> {
  const today = useToday()
  const items = joinReads(
    useRead(unitDetailsQuery),
    useRead(objectDetailsQuery),
    (units, objects) => ({ units, objects }),
  )
  return joinReads(items, useRead(loanDatesQuery), (ofItems, loans) =>
    upcomingDates({ ...ofItems, loans }, today),
  )
}
