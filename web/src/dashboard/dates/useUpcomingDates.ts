import { type UpcomingDate, upcomingDates } from '@hausblick/figures/dates/upcoming.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../data/details.ts'
import { joinReads, type Read, useRead } from '../../data/useRead.ts'
import { useToday } from '../../ui/useToday.ts'

/** Returns the dates of the next 12 months, from the same replies as the figures. */
export function useUpcomingDates(): Read<UpcomingDate[]> {
  const today = useToday()
  return joinReads(useRead(unitDetailsQuery), useRead(objectDetailsQuery), (units, objects) =>
    upcomingDates({ units, objects }, today),
  )
}
