import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { useSyncExternalStore } from 'react'
import { useRenderedAt } from './renderedAt.ts'

/** Returns today's date in Berlin (ISO 8601). */
export function useToday(): string {
  const renderedAt = useRenderedAt()
  return useSyncExternalStore(
    // A page left open past midnight picks up the new day on its next render.
    () => () => undefined,
    () => berlinDay(new Date()),
    () => berlinDay(renderedAt),
  )
}
