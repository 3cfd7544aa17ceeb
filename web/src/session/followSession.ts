import type { DataRouter } from 'react-router'
import type { Session } from './session.ts'

/** Runs the loaders of the current page again whenever someone signs in or out, since they decide who may see it. */
export function followSession(session: Session, router: DataRouter): void {
  let { status } = session.state()
  session.subscribe(() => {
    const before = status
    status = session.state().status
    if (before !== status && (status === 'signedIn' || status === 'signedOut'))
      void router.revalidate()
  })
}
