import { countPageViewCall } from '@hausblick/contract/calls/pageViews.ts'
import type { PagePath } from '@hausblick/contract/pages.ts'
import { backendUrl } from '../../config.ts'

/**
 * Reports a page view: only the route, without cookies. Nothing is sent for users who opt out of tracking, although these reports
 * could not track anyone. Failures are ignored.
 */
export function countPageView(route: PagePath): void {
  if (optsOut()) return
  // Background tabs and prerendered pages have not been viewed yet.
  if (document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', () => report(route), { once: true })
  else report(route)
}

function report(route: PagePath): void {
  fetch(`${backendUrl}${countPageViewCall.path}`, {
    method: countPageViewCall.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route }),
    credentials: 'omit',
    keepalive: true,
  })
    // An uncached reply whose body is not read would hold its connection.
    .then((reply) => reply.text())
    .catch(() => undefined)
}

/** Checks Global Privacy Control and the older Do Not Track. */
function optsOut(): boolean {
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  const doNotTrack = 'doNotTrack' in navigator && navigator.doNotTrack === '1'
  return control || doNotTrack
}
