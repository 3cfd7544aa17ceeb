import { useSyncExternalStore } from 'react'

/** Whether the page is more than what the service has rendered: false there and during hydration, so that both agree. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
