import { useSyncExternalStore } from 'react'

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' })

/** The day where the reader is, in ISO 8601; null where there is no browser, since rendering there reads no clock. */
export function useToday(): string | null {
  return useSyncExternalStore(
    // A page that is left open over midnight knows the new day with whatever it renders next.
    () => () => undefined,
    () => day.format(new Date()),
    () => null,
  )
}
