import { pagePaths } from '@hausblick/contract/addresses.ts'
import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'hausblick.invitation'

/**
 * Keeps the search of a sign-up link for as long as the tab lives, so that whoever looks at the demo first finds the way back
 * to their invitation; null forgets it.
 */
export function rememberInvitation(search: string | null): void {
  try {
    if (search) sessionStorage.setItem(STORAGE_KEY, search)
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage can be switched off or full: then only the browser's own way back leads to the invitation.
  }
}

/** Returns the address of the sign-up with the invitation that was opened in this tab; null where there is none. */
export function useInvitationAddress(): string | null {
  const search = useSyncExternalStore(
    () => () => undefined,
    readSearch,
    () => null,
  )
  return search && `${pagePaths.signUp}${search}`
}

function readSearch(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
