import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

/**
 * Replaces react-router's own BrowserRouter. That one, and its Link, include prefetching and forms of its framework mode: 4.7 KB
 * (Brotli) that nothing here uses.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setState] = useState<{
    action: typeof history.action
    location: typeof history.location
  }>(history)
  useLayoutEffect(
    // In a transition, the previous page stays until the code of the next one is loaded.
    () => history.listen((next) => startTransition(() => setState(next))),
    [history],
  )
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  )
}
