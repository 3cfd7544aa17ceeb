import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useSyncExternalStore } from 'react'

/** Returns today in Berlin, as ISO 8601; null where there is no browser, since rendering there reads no clock. */
export function useToday(): string | null {
  return useSyncExternalStore(
    // A page that is left open over midnight knows the new day with whatever it renders next.
    () => () => undefined,
    () => berlinDay(new Date()),
    () => null,
  )
}
