import { pages } from '@hausblick/contract/pages.ts'
import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'hausblick.invitation'

/**
 * Stores the search of a sign-up link for the lifetime of the tab, so that users who visit the demo first find their way back
 * to the invitation; null removes it.
 */
export function rememberInvitation(search: string | null): void {
  try {
    if (search) sessionStorage.setItem(STORAGE_KEY, search)
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is disabled or full: only the browser's history leads back to the invitation.
  }
}

/** Returns the sign-up URL of the invitation opened in this tab; null if there is none. */
export function useInvitationAddress(): string | null {
  const search = useSyncExternalStore(
    () => () => undefined,
    recallInvitation,
    () => null,
  )
  return search && `${pages.signUp.path}${search}`
}

function recallInvitation(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
