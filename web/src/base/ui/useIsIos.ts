import { useSyncExternalStore } from 'react'

/** Detects iPhones and iPads, whose frames show only the first page of a PDF. iPads identify as Macs. */
function isIos(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

/** Whether the browser runs on an iPhone or iPad; false while a page is hydrated. */
export function useIsIos(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    isIos,
    () => false,
  )
}
