import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useSyncExternalStore } from 'react'

/** Returns today's date in Berlin (ISO 8601); null on the server and during hydration, where no clock is read. */
export function useToday(): string | null {
  return useSyncExternalStore(
    // A page left open past midnight picks up the new day on its next render.
    () => () => undefined,
    () => berlinDay(new Date()),
    () => null,
  )
}
