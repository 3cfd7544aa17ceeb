import type { PageSession } from '@hausblick/contract/renderedPage.ts'
import { customersOf, isStaff } from './role.ts'

export type SessionState =
  | { readonly status: 'checking' }
  /** `left`: a user has signed out here, so the login must not lead back to their page. */
  | { readonly status: 'signedOut'; readonly left: boolean }
  /** The check failed; `reason` is shown to the user. `entered`: someone is signed in, only what they may see is unknown. */
  | { readonly status: 'unknown'; readonly reason: string; readonly entered: boolean }
  | SignedInState

export interface SignedInState extends PageSession {
  readonly status: 'signedIn'
  /** Whether the user has lost a portfolio since the page was opened. */
  readonly isLost?: boolean
}

export const checking: SessionState = { status: 'checking' }

/** Returns the state with which a page came; `checking` if the service did not know who is signed in. */
export function toState(known: PageSession | null | undefined): SessionState {
  if (known === undefined) return checking
  return known ? { status: 'signedIn', ...known } : { status: 'signedOut', left: false }
}

/** Returns the customers whose lists may stay stored; null if all may, as for staff and while the user's are unknown. */
export function listStorable(state: SessionState): readonly string[] | null {
  return state.status === 'signedIn' && !isStaff(state.me) ? customersOf(state.me) : null
}

/** Returns whether someone has signed in, even if what they may see could not be found out. */
export function isEntered(state: SessionState): boolean {
  return state.status === 'signedIn' || (state.status === 'unknown' && state.entered)
}
