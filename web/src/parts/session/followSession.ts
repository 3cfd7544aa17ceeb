import type { DataRouter } from 'react-router'
import type { Session } from './session.ts'
import { isEntered } from './sessionState.ts'

/** Runs the loaders of the current page again whenever someone signs in or out, since they decide who may see it. */
export function followSession(session: Session, router: DataRouter): void {
  let state = session.state()
  session.subscribe(() => {
    const before = state
    state = session.state()
    if (before.status !== state.status && (state.status === 'signedOut' || isEntered(state)))
      void router.revalidate()
  })
}
